'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { whenTitled } from '@/lib/platform/page-title.browser';

/**
 * Reads out the title of a page that a link led to; a browser says that of the first by itself. Next's own announcer reads
 * what it finds at once, mostly the heading, and the title with the next change of the address: over the result of a
 * calculator. base.css takes it away.
 */
export function RouteAnnouncer() {
  const path = usePathname();
  const announced = useRef(path);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (announced.current === path) return;
    // A link of the footer would leave the keyboard at the end of a page that is shown from its top.
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
