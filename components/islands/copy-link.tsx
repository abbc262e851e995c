'use client';

import { useEffect, useState } from 'react';
import { blogTexts } from '@/content/messages';
import { browserClock } from '@/lib/browser/clock';
import { ControlIcon } from './control-icon';
import { useReady } from './use-ready';

/** The confirmation stays this long (specification, sections 4 and 9). */
const COPIED_FOR_MS = 2000;

/** Puts a post's address on the clipboard. A failure is only logged (specification, section 8). */
export function CopyLink({ href, title }: { href: string; title: string }) {
  const { 'data-island': island } = useReady();
  // Counted, so that a second click in the two seconds starts them anew.
  const [copies, setCopies] = useState(0);

  useEffect(() => {
    if (copies > 0) return browserClock.after(COPIED_FOR_MS, () => setCopies(0));
  }, [copies]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(href);
      setCopies((count) => count + 1);
    } catch (error) {
      console.error('The link was not copied:', error);
    }
  };

  return (
    <span className="copy-link" data-island={island} data-needs-script>
      <button type="button" onClick={copy} data-copied={copies > 0 || undefined}>
        <ControlIcon name={copies > 0 ? 'check' : 'link'} />
        {copies > 0 ? blogTexts.copied : blogTexts.copyLink}
        {copies === 0 && <span className="visually-hidden"> to {title}</span>}
      </button>
      <span className="visually-hidden" role="status">
        {copies > 0 ? blogTexts.copied : ''}
      </span>
    </span>
  );
}
