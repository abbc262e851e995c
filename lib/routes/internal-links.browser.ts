import { closestTo, isPlainClick } from '@/lib/platform/events';

type Handlers = {
  /** The visitor points at, focuses or touches a link to another page of the site. */
  onIntent(path: string): void;
  /** The visitor follows it; the browser's own page load is called off. */
  onFollow(path: string): void;
};

/** Watches every link of the document that leads to another page of this site. Returns stop. */
export function watchInternalLinks({ onIntent, onFollow }: Handlers): () => void {
  const asked = new Set<string>();

  const intend = (event: Event) => {
    const link = internalLink(event);
    if (!link || asked.has(link.pathname)) return;
    asked.add(link.pathname);
    onIntent(link.pathname);
  };

  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const link = internalLink(event);
    if (!link) return;
    event.preventDefault();
    onFollow(link.pathname + link.search + link.hash);
  };

  document.addEventListener('pointerover', intend, { passive: true });
  document.addEventListener('touchstart', intend, { passive: true });
  document.addEventListener('focusin', intend);
  document.addEventListener('click', follow);
  return () => {
    document.removeEventListener('pointerover', intend);
    document.removeEventListener('touchstart', intend);
    document.removeEventListener('focusin', intend);
    document.removeEventListener('click', follow);
  };
}

/** The link under an event, if it opens here and is another page of the site: an anchor on this page is the browser's. */
function internalLink(event: Event): HTMLAnchorElement | undefined {
  const link = closestTo<HTMLAnchorElement>(event, 'a[href]');
  if (!link || link.origin !== window.location.origin || (link.target && link.target !== '_self')) return undefined;
  // A file, such as a feed, is no page of the router: it would ask for a payload that does not exist.
  if (link.hasAttribute('download') || /\.\w+$/.test(link.pathname)) return undefined;
  // Forms, filter and calculator read the query as their page opens: with another one the browser opens it anew.
  const isSamePage = link.pathname === window.location.pathname;
  return isSamePage && (link.hash || link.search !== window.location.search) ? undefined : link;
}
