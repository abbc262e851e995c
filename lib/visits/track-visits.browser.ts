import * as z from 'zod/mini';
import type { VisitsConfig } from '@/lib/config/public-config';
import type { ConsentStore } from '@/lib/consent/consent';
import type { StartTracking } from '@/lib/consent/follow-consent';
import { browserClock } from '@/lib/platform/clock';
import { readText } from '@/lib/platform/read-answer';
import { browserStore } from '@/lib/platform/storage.browser';
import { startTracking, type TrackingPorts } from './start-tracking';
import { currentView, watchVisit } from './visit-signals.browser';

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
