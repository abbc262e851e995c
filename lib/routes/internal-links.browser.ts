import type { Clock } from '@/lib/platform/clock';
import { closestTo, isPlainClick } from '@/lib/platform/events';

/** From then on a link shows that it waits. Most pages have come before. */
const BUSY_AFTER_MS = 300;

/** A page that has not come by then is loaded by the browser: the router would wait for a stalled file forever. */
const LATE_MS = 4000;

type Handlers = {
  /** The visitor points at, focuses or touches a link to another page of the site. Called once for each page. */
  onIntent(path: string): void;
  /** The visitor follows such a link. The browser's own navigation is prevented. */
  onFollow(path: string): void;
  onLate(address: string): void;
};

/** Watches links to other pages of the site. Call `arrived` when another page shows; `stop` stops watching. */
export function watchInternalLinks(clock: Clock, { onIntent, onFollow, onLate }: Handlers) {
  const reported = new Set<string>();

  const onPoint = (event: Event) => {
    const link = internalLink(event);
    if (!link || reported.has(link.pathname)) return;
    reported.add(link.pathname);
    onIntent(link.pathname);
  };

  let awaited: HTMLAnchorElement | undefined;
  let timers: (() => void)[] = [];

  const settle = () => {
    for (const stopTimer of timers) stopTimer();
    timers = [];
    awaited?.removeAttribute('aria-busy');
    awaited = undefined;
  };

  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const link = internalLink(event);
    if (!link) return;
    // A double click is one press.
    if (link === awaited && event.detail > 1) return event.preventDefault();
    // Another press while a page is late: the browser follows it, because the router may wait for a file that hangs.
    const isByBrowser = awaited?.getAttribute('aria-busy') === 'true';
    settle();
    if (!isByBrowser) {
      event.preventDefault();
      onFollow(link.pathname + link.search + link.hash);
      timers.push(clock.after(LATE_MS, () => onLate(link.href)));
    }
    awaited = link;
    timers.push(clock.after(BUSY_AFTER_MS, () => link.setAttribute('aria-busy', 'true')));
  };

  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('pointerover', onPoint, { passive: true, signal });
  document.addEventListener('touchstart', onPoint, { passive: true, signal });
  document.addEventListener('focusin', onPoint, { signal });
  document.addEventListener('click', onClick, { signal });
  window.addEventListener('popstate', settle, { signal });
  // The browser may show this page again as it was left.
  window.addEventListener('pagehide', settle, { signal });
  const stop = () => {
    settle();
    listening.abort();
  };
  return { arrived: settle, stop };
}

/** The link of an event, if it leads to another page of the site in this tab. The browser handles anchors on this page. */
function internalLink(event: Event): HTMLAnchorElement | undefined {
  const link = closestTo<HTMLAnchorElement>(event, 'a[href]');
  if (!link || link.origin !== window.location.origin || (link.target && link.target !== '_self')) return undefined;
  // Files, such as the feed, are not pages: the router would request a payload that does not exist.
  if (link.hasAttribute('download') || /\.\w+$/.test(link.pathname)) return undefined;
  // This page: the router would not go to its top, and forms, filter and calculator read the query only when their page loads.
  return link.pathname === window.location.pathname ? undefined : link;
}
