import { ownTitle } from '@/lib/platform/page-title.browser';
import type { PageSignals } from './start-tracking';
import type { PageView } from './visit';

/** No address or title of the site is longer. Addresses on the not-found page may be. */
const MAX_CHARACTERS = 300;

/**
 * The page as tracking sees it, without its query, which may hold what a visitor typed. The title comes from `titles` (by path),
 * because during a soft navigation `document.title` is late; other pages are never reached by one.
 */
export function currentView(titles: Readonly<Record<string, string>>): PageView {
  return {
    url: withoutQuery(window.location.href),
    title: (titles[window.location.pathname] ?? ownTitle()).slice(0, MAX_CHARACTERS),
    referrer: withoutQuery(document.referrer),
  };
}

/** Watches navigations, hiding and showing, and leaving; not `unload`, for the back/forward cache. Returns a stop function. */
export function watchVisit(signals: PageSignals): () => void {
  const onVisibility = () => (document.visibilityState === 'hidden' ? signals.onHide() : signals.onShow());
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) signals.onShow();
  };
  const listening = new AbortController();
  const { signal } = listening;
  for (const name of ['pushState', 'replaceState'] as const) watchHistory(name, signals.onNavigate, signal);
  window.addEventListener('popstate', signals.onNavigate, { signal });
  window.addEventListener('pagehide', signals.onLeave, { signal });
  window.addEventListener('pageshow', onPageShow, { signal });
  document.addEventListener('visibilitychange', onVisibility, { signal });
  return () => listening.abort();
}

/** No event reports these calls, so the functions are wrapped. Other scripts may wrap them, too, before or after us. */
function watchHistory(name: 'pushState' | 'replaceState', onCall: () => void, signal: AbortSignal) {
  const original = window.history[name];
  const watched: History['pushState'] = (...call) => {
    original.apply(window.history, call);
    if (!signal.aborted) onCall();
  };
  window.history[name] = watched;
  signal.addEventListener('abort', () => {
    if (window.history[name] === watched) window.history[name] = original;
  });
}

const withoutQuery = (address: string) => address.replace(/[?#].*/, '').slice(0, MAX_CHARACTERS);
