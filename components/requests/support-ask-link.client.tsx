'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { useReady } from '@/components/ui/use-ready';
import { supportMessageTexts } from '@/content/texts/support-message';
import { supportContactLink } from '@/lib/requests/support-message';

/** Inside a form: a link to the contact form with what the fields say, in the words of their labels. Enter follows it. */
export function SupportAskLink() {
  const { 'data-island': island } = useReady();
  const link = useRef<HTMLAnchorElement>(null);
  const [href, setHref] = useState(() => supportContactLink([]));

  useLayoutEffect(() => {
    const form = link.current?.closest('form');
    if (!form) return;
    const read = () => setHref(supportContactLink([...form.elements].map(answer)));
    // What was typed before hydration.
    read();
    const listening = new AbortController();
    form.addEventListener('input', read, listening);
    // A form of several fields without a button is not submitted by Enter.
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      if (key === 'Enter' && target instanceof HTMLInputElement) link.current?.click();
    };
    form.addEventListener('keydown', onKeyDown, listening);
    return () => listening.abort();
  }, []);

  return (
    <a ref={link} className="button" href={href} data-island={island}>
      {supportMessageTexts.send}
    </a>
  );
}

/** A field with the words of its label. */
function answer(field: Element) {
  const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
  return { label: (isField && field.labels?.[0]?.textContent) || '', value: isField ? field.value : '' };
}
