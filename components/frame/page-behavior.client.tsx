'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { preHydrationValues, restoreFields } from '@/lib/before-hydration/pre-hydration-values.browser';
import { browserClock } from '@/lib/platform/clock';
import { watchResizing, watchScrolled } from '@/lib/platform/page-signals.browser';
import { watchInternalLinks } from '@/lib/routes/internal-links.browser';

// Read before React hydrates the fields.
const typedValues = typeof document === 'undefined' ? [] : preHydrationValues();

/**
 * Turns clicks on internal links into soft navigations. One listener does it for the whole site: pages contain plain `<a>`,
 * which work before hydration and need no script each. A page is prefetched when the visitor points at its link.
 */
export function PageBehavior() {
  const router = useRouter();

  useEffect(() => {
    // The browser tests wait for this attribute: Next's runtime is ready.
    document.documentElement.setAttribute('data-runtime-ready', '');
    restoreFields(typedValues);
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
