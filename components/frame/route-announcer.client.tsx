'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { whenTitled } from '@/lib/platform/page-title.browser';

/**
 * Announces the page's title to screen readers after a soft navigation. It replaces Next's announcer, which base.css hides:
 * Next's mostly reads the heading. It reads the title only when the address changes again, and then interrupts the
 * announcement of a calculator's result.
 */
export function RouteAnnouncer() {
  const path = usePathname();
  const announced = useRef(path);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (announced.current === path) return;
    // After a link of the footer the focus would still be at the end of the new page.
    if (document.activeElement?.closest('footer')) document.querySelector('main')?.focus({ preventScroll: true });
    return whenTitled((text) => {
      announced.current = path;
      setTitle(text);
    });
  }, [path]);

  return (
    <p className="visually-hidden" aria-live="assertive" data-announcer="">
      {title}
    </p>
  );
}
