import * as z from 'zod/mini';
import type { VisitsConfig } from '@/lib/config/public-config';
import type { ConsentStore } from '@/lib/consent/consent';
import type { StartTracking } from '@/lib/consent/follow-consent';
import { browserClock } from '@/lib/platform/clock';
import { ownTitle } from '@/lib/platform/page-title.browser';
import { readText } from '@/lib/platform/read-answer';
import { browserStore } from '@/lib/platform/storage.browser';
import { type PageSignals, startTracking, type TrackingPorts } from './start-tracking';
import type { PageView } from './visit';

const PLACE_TIMEOUT_MS = 8000;

const JSON_POST = { method: 'POST', headers: { 'content-type': 'application/json' } };

/** Titles by path; anything else counts as an empty list. */
const titlesSchema = z.catch(z.record(z.string(), z.string()), {});

/** The tracking engine in this browser. `pageTitles` are not yet checked. The returned function throws without secure random. */
export function createTracking(
  { webhookUrl, geolocationUrl }: VisitsConfig,
  consent: Pick<ConsentStore, 'current'>,
  pageTitles: unknown,
): StartTracking {
  const titles = titlesSchema.parse(pageTitles);
  const ports: TrackingPorts = {
    clock: browserClock,
    local: browserStore('localStorage'),
    session: browserStore('sessionStorage'),
    random: globalThis.crypto,
    isAllowed: () => consent.current().status === 'accepted',
    page: {
      openedAtMs: performance.timeOrigin,
      view: () => currentView(titles),
      isHidden: () => document.visibilityState === 'hidden',
      watch: watchVisit,
    },
    fetchPlace: geolocationUrl
      ? async () =>
          JSON.parse(
            await readText(await request(geolocationUrl, { signal: AbortSignal.timeout(PLACE_TIMEOUT_MS) }), 50_000),
          )
      : null,
    post: (body, { isLeaving: keepalive, signal }) => request(webhookUrl, { ...JSON_POST, body, keepalive, signal }),
    runAlone,
    log: console.warn,
  };
  return (sinceMs) => startTracking(ports, sinceMs);
}

/** Rejects on any status but 2xx. Sends neither cookies nor the page's address. */
async function request(url: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(url, { ...init, credentials: 'omit', referrerPolicy: 'no-referrer' });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer;
}

/** Browsers without locks run the work in every tab. The lock ends with it: a locked page cannot enter the back/forward cache. */
export async function runAlone(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request('visit-delivery', { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}

/** No address or title of the site is longer. Addresses on the not-found page may be. */
const MAX_CHARACTERS = 300;

/**
 * The page as tracking sees it, without its query, which may hold what a visitor typed. The title comes from `titles` (by path),
 * because during a soft navigation `document.title` is late; other pages are never reached by one.
 */
function currentView(titles: Readonly<Record<string, string>>): PageView {
  return {
    url: withoutQuery(window.location.href),
    title: (titles[window.location.pathname] ?? ownTitle()).slice(0, MAX_CHARACTERS),
    referrer: withoutQuery(document.referrer),
  };
}

/** Watches navigations, hiding and showing, and leaving; not `unload`, for the back/forward cache. Returns a stop function. */
function watchVisit(signals: PageSignals): () => void {
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
