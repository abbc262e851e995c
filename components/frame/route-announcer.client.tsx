'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { announce } from '@/lib/platform/announce.browser';
import { whenTitled } from '@/lib/platform/page-title.browser';

/**
 * Announces the page's title to screen readers after a soft navigation. It replaces Next's announcer, which base.css hides:
 * Next's mostly reads the heading. It reads the title only when the address changes again, and then interrupts the
 * announcement of a calculator's result.
 */
export function RouteAnnouncer() {
  const path = usePathname();
  const announced = useRef(path);

  useEffect(() => {
    if (announced.current === path) return;
    const { activeElement } = document;
    const place = document.getElementById(window.location.hash.slice(1));
    if (place && activeElement instanceof HTMLElement) {
      // The router only scrolls there: Tab and a reading cursor would go on at the top, in Firefox after each such link.
      activeElement.blur();
      window.getSelection()?.collapse(place);
    } else if (activeElement?.closest('footer, [data-bill=""]')) {
      // The focus would still be at the end of the new page, or on the receipt.
      document.querySelector('main')?.focus({ preventScroll: true });
    }
    return whenTitled((title) => {
      announced.current = path;
      announce(title);
    });
  }, [path]);

  return null;
}
