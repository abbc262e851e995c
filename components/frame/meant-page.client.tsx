'use client';

import { useEffect, useState } from 'react';
import { billLabels } from '@/content/texts/bill-labels';
import { notFoundTexts } from '@/content/texts/error';
import { billOfHash } from '@/lib/bill/bill-hash';
import { announce } from '@/lib/platform/announce.browser';
import { meantAddress } from '@/lib/routes/meant-address';
import { fillIn } from '@/lib/text/fill-in';

/** On the not-found page: the page that a changed link means, if menu or footer know it. Some hosts redirect such links. */
export function MeantPage() {
  const [meant, setMeant] = useState<{ text: string; href: string } | null>(null);

  useEffect(() => {
    const { pathname, search } = window.location;
    const { path, query, anchor } = meantAddress(pathname, search);
    const isBill = path === '/' && billOfHash(anchor) !== undefined;
    const link = [...document.links].find((a) => a.getAttribute('href') === path);
    const page = isBill ? billLabels.heading : link?.textContent?.trim();
    if (!page || path === pathname) return;
    const text = fillIn(notFoundTexts.meant, { page });
    setMeant({ text, href: path + query + anchor });
    announce(text);
  }, []);

  // `_top` leaves the link to the browser: the bill of an address opens when its page loads.
  return (
    meant && (
      <a className="button" href={meant.href} target="_top">
        {meant.text}
      </a>
    )
  );
}
