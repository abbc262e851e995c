'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { preHydrationValues, restoreFields } from '@/lib/before-hydration/pre-hydration-values.browser';
import { browserClock } from '@/lib/platform/clock';
import { watchResizing, watchScrolled } from '@/lib/platform/page-signals.browser';
import { watchInternalLinks } from '@/lib/routes/internal-links.browser';

// Read before React has a hand in the page.
const answers = typeof document === 'undefined' ? [] : preHydrationValues();

/**
 * Follows internal links without a page load, for every plain link of the site at once: pages hold ordinary `<a>`, which
 * work before this runs and cost no script each. A page is fetched ahead when the visitor shows intent, not before.
 */
export function PageBehavior() {
  const router = useRouter();

  useEffect(() => {
    // The browser flows see by this that Next's runtime answers.
    document.documentElement.setAttribute('data-runtime-ready', '');
    restoreFields(answers);
    const stops = [
      watchScrolled(),
      watchResizing(browserClock),
      watchInternalLinks({ onIntent: (path) => router.prefetch(path), onFollow: (path) => router.push(path) }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [router]);

  return null;
}
