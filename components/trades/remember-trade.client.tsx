'use client';

import { useLayoutEffect, useRef } from 'react';
import { useReady } from '@/components/ui/use-ready';
import { tabStore } from '@/lib/platform/storage.browser';

const KEY = 'trade';

/** Inside a group of radios: keeps the choice in the tab, and makes the same choice on the next page with such a group. */
export function RememberTrade() {
  const { 'data-island': island } = useReady();
  const root = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const radios = [...(root.current?.parentElement?.querySelectorAll('input') ?? [])];
    const save = () => {
      const chosen = radios.find(({ checked }) => checked);
      if (chosen) tabStore.write(KEY, chosen.value);
    };
    // What the visitor chose before hydration counts more than what an earlier page kept.
    if (radios.some(({ checked, defaultChecked }) => checked && !defaultChecked)) save();
    else for (const radio of radios) if (radio.value === tabStore.read(KEY)) radio.checked = true;
    const listening = new AbortController();
    for (const radio of radios) radio.addEventListener('change', save, listening);
    return () => listening.abort();
  }, []);

  return <span ref={root} data-island={island} hidden />;
}
