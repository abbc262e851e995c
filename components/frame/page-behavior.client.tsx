'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { keepHistoryOnThisHost } from '@/lib/before-hydration/foreign-base.browser';
import {
  preHydrationValues,
  pressableParts,
  repeatPresses,
  restoreFields,
} from '@/lib/before-hydration/pre-hydration-values.browser';
import { watchDock } from '@/lib/contact/dock.browser';
import { browserClock } from '@/lib/platform/clock';
import { openTarget, uncoverFocus, watchResizing, watchScrolled } from '@/lib/platform/page-signals.browser';
import { watchPrinting } from '@/lib/platform/printed-line.browser';
import { watchInternalLinks } from '@/lib/routes/internal-links.browser';

const isInBrowser = typeof document !== 'undefined';

// Before the router writes the page's address.
if (isInBrowser) keepHistoryOnThisHost();

// Read before React hydrates the page.
const typedValues = isInBrowser ? preHydrationValues() : [];
const firstParts = isInBrowser ? pressableParts() : [];

/** Turns clicks on internal links into soft navigations: pages contain plain `<a>`, which need no script each. */
export function PageBehavior() {
  const router = useRouter();
  const pathname = usePathname();
  const onArrival = useRef(() => {});

  // Where an extension has changed the page, React renders it again, without the boot script's attributes: sections above the
  // visitor would shrink to a guessed height, and the page would move.
  useLayoutEffect(() => {
    const { dataset, style } = document.documentElement;
    if (!('boot' in dataset)) style.setProperty('--until-near', 'visible');
  }, []);

  useEffect(() => {
    // The browser tests wait for this attribute: Next's runtime is ready.
    document.documentElement.setAttribute('data-runtime-ready', '');
    restoreFields(typedValues);
    repeatPresses(firstParts);
    const [visit] = performance.getEntriesByType('navigation');
    if (visit?.name.includes(':~:text=') && !document.documentElement.hasAttribute('data-scrolled'))
      import('@/lib/platform/text-fragment.browser')
        .then(({ findMarkedText }) => findMarkedText(visit.name))
        .catch(() => {});
    const links = watchInternalLinks(browserClock, {
      onIntent: (path) => router.prefetch(path),
      onFollow: (path) => router.push(path),
      onLate: (address) => window.location.assign(address),
    });
    onArrival.current = links.arrived;
    const stops = [
      // The boot script's own watching ends where React renders the page from scratch, as after a translator's changes.
      watchScrolled(),
      watchResizing(browserClock),
      uncoverFocus(),
      watchPrinting(),
      links.stop,
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [router]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has other parts
  useEffect(() => {
    onArrival.current();
    openTarget();
    return watchDock();
  }, [pathname]);

  return null;
}
