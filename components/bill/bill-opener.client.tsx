'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, useEffect, useState } from 'react';
import { billKey } from '@/content/storage-keys';
import { billLabels } from '@/content/texts/bill-labels';
import { billOfHash } from '@/lib/bill/bill-hash';
import { closestTo } from '@/lib/platform/events';
import { loadOnPress } from '@/lib/platform/load-on-press.browser';
import { tabStore, watchStoredKeys } from '@/lib/platform/storage.browser';
import { showNote } from '@/lib/requests/page-note';

const reloadPage = () => window.location.reload();

/**
 * Loads the bill (bill.client.tsx) with the first press on one of its buttons, with a link that carries a bill, or where
 * this tab has one. It is on every page, so it stays small. After a deploy its files may be gone: where they
 * fail twice, the next press reloads the page.
 */
export function BillOpener({ reload = reloadPage }) {
  const pathname = usePathname();
  const [Bill, setBill] = useState<ComponentType | null>(null);

  useEffect(() => {
    let failures = 0;
    const load = async () => {
      const part = await import('./bill.client');
      setBill(() => part.Bill);
      return part;
    };
    const onClick = (event: MouseEvent) => {
      const button = closestTo<HTMLElement>(event, '[data-bill]');
      // The second click of a double click would take the line off again. A press while the script loads counts once.
      if (!button || event.detail > 1 || button.hasAttribute('aria-busy')) return;
      if (failures > 1) return reload();
      return loadOnPress(button, load, {
        onLoaded: ({ press }) => press(button),
        onLost() {
          failures += 1;
          showNote({ text: failures > 1 ? billLabels.lostTwice : billLabels.lost });
        },
      });
    };
    const showStored = () => {
      if (tabStore.read(billKey) || billOfHash(window.location.hash) !== undefined) load().catch(() => {});
    };
    const stop = watchStoredKeys([billKey], showStored);
    showStored();
    document.addEventListener('click', onClick);
    window.addEventListener('hashchange', showStored);
    return () => {
      stop();
      document.removeEventListener('click', onClick);
      window.removeEventListener('hashchange', showStored);
    };
  }, [reload]);

  // Presses that waited are repeated now (lib/before-hydration/early-input.browser.ts).
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has new buttons
  useEffect(() => {
    for (const button of document.querySelectorAll('[data-bill]')) button.setAttribute('data-island', 'ready');
  }, [pathname]);

  return Bill && <Bill />;
}
