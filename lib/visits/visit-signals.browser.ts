import { ownTitle } from '@/lib/platform/page-title.browser';
import type { PageSignals } from './start-tracking';
import type { PageView } from './visit';

/** Longer addresses than any of ours: somebody else's, on the not-found page. */
const MAX_CHARACTERS = 300;

/**
 * The page as tracking knows it. Its identity is the path: a query may hold what a visitor chose or typed. `titles`: those
 * of the site's pages, by path. No soft navigation leads to another page, so there the document has its own title.
 */
export function currentView(titles: Readonly<Record<string, string>>): PageView {
  return {
    url: withoutQuery(window.location.href),
    title: (titles[window.location.pathname] ?? ownTitle()).slice(0, MAX_CHARACTERS),
    referrer: withoutQuery(document.referrer),
  };
}

/**
 * Tells of navigations within the page, of hiding and showing the tab, and of leaving it. No `unload`: a page that
 * listens to it never comes back from the back/forward cache. Returns stop.
 */
export function watchVisit(signals: PageSignals): () => void {
  const stopHistory = [watchHistory('pushState', signals.onNavigate), watchHistory('replaceState', signals.onNavigate)];
  const onVisibility = () => (document.visibilityState === 'hidden' ? signals.onHide() : signals.onShow());
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) signals.onShow();
  };
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('popstate', signals.onNavigate, { signal });
  window.addEventListener('pagehide', signals.onLeave, { signal });
  window.addEventListener('pageshow', onPageShow, { signal });
  document.addEventListener('visibilitychange', onVisibility, { signal });
  return () => {
    for (const stop of stopHistory) stop();
    listening.abort();
  };
}

/** The history has no event for these two: the call itself is listened to. Others may have wrapped it, and may again. */
function watchHistory(name: 'pushState' | 'replaceState', onCall: () => void): () => void {
  const original = window.history[name];
  let isWatching = true;
  const watched: History['pushState'] = (...call) => {
    original.apply(window.history, call);
    if (isWatching) onCall();
  };
  window.history[name] = watched;
  return () => {
    isWatching = false;
    if (window.history[name] === watched) window.history[name] = original;
  };
}

function withoutQuery(address: string): string {
  return address.replace(/[?#].*/, '').slice(0, MAX_CHARACTERS);
}
