import { closestTo, isPlainClick } from '@/lib/platform/events';

type Handlers = {
  /** The visitor points at, focuses or touches a link to another page of the site. Called once for each page. */
  onIntent(path: string): void;
  /** The visitor follows such a link. The browser's own navigation is prevented. */
  onFollow(path: string): void;
};

/** Watches all links to other pages of the site. Returns a function that stops it. */
export function watchInternalLinks({ onIntent, onFollow }: Handlers): () => void {
  const reported = new Set<string>();

  const onPoint = (event: Event) => {
    const link = internalLink(event);
    if (!link || reported.has(link.pathname)) return;
    reported.add(link.pathname);
    onIntent(link.pathname);
  };

  /** The address that was followed last. */
  let awaited = '';
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const link = internalLink(event);
    // Pressed again before its page has come: files may hang that the router would wait for again. A double click is one press.
    if (!link || (link.href === awaited && event.detail < 2)) return;
    awaited = link.href;
    event.preventDefault();
    onFollow(link.pathname + link.search + link.hash);
  };

  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('pointerover', onPoint, { passive: true, signal });
  document.addEventListener('touchstart', onPoint, { passive: true, signal });
  document.addEventListener('focusin', onPoint, { signal });
  document.addEventListener('click', onClick, { signal });
  window.addEventListener(
    'popstate',
    () => {
      awaited = '';
    },
    { signal },
  );
  return () => listening.abort();
}

/** The link of an event, if it leads to another page of the site in this tab. The browser handles anchors on this page. */
function internalLink(event: Event): HTMLAnchorElement | undefined {
  const link = closestTo<HTMLAnchorElement>(event, 'a[href]');
  if (!link || link.origin !== window.location.origin || (link.target && link.target !== '_self')) return undefined;
  // Files, such as feeds, are not pages: the router would request a payload that does not exist.
  if (link.hasAttribute('download') || /\.\w+$/.test(link.pathname)) return undefined;
  // Forms, filter and calculator read the query only when their page loads, so another query needs a new page load.
  const isSamePage = link.pathname === window.location.pathname;
  return isSamePage && (link.hash || link.search !== window.location.search) ? undefined : link;
}
