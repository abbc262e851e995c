import * as z from 'zod/mini';
import type { VisitsConfig } from '@/lib/config/public-config';
import type { ConsentStore } from '@/lib/consent/consent';
import type { StartTracking } from '@/lib/consent/follow-consent';
import { browserClock } from '@/lib/platform/clock';
import { browserStore } from '@/lib/platform/storage.browser';
import { startTracking, type TrackingPorts } from './start-tracking';
import { currentView, watchVisit } from './visit-signals.browser';

const PLACE_TIMEOUT_MS = 8000;

/** Titles by path; anything else counts as an empty list. */
const titlesSchema = z.catch(z.record(z.string(), z.string()), {});

/**
 * The tracking engine in this browser. The returned function throws without secure random.
 *
 * @param pageTitles the titles of the site's pages by path, not yet checked
 */
export function createTracking(
  { webhookUrl, geolocationUrl }: VisitsConfig,
  consent: ConsentStore,
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
      ? async () => (await request(geolocationUrl, { signal: AbortSignal.timeout(PLACE_TIMEOUT_MS) })).json()
      : null,
    post: (body, { isLeaving, signal }) =>
      request(webhookUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        keepalive: isLeaving,
        signal,
      }),
    runAlone: (work) => runAlone('visit-delivery', work),
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

/**
 * Runs the work in one tab at a time; does nothing while another tab runs it. Browsers without locks run it in every tab.
 * The lock is released after the work, because a page that holds one cannot enter the back/forward cache.
 */
export async function runAlone(name: string, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}
