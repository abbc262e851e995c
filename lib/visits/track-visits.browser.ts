import * as z from 'zod/mini';
import type { VisitsConfig } from '@/lib/config/public-config';
import type { ConsentStore } from '@/lib/consent/consent';
import type { StartTracking } from '@/lib/consent/follow-consent';
import { browserClock } from '@/lib/platform/clock';
import { browserStore } from '@/lib/platform/storage.browser';
import { runAlone } from './run-alone.browser';
import { startTracking, type TrackingPorts } from './start-tracking';
import { currentView, watchVisit } from './visit-signals.browser';

const PLACE_TIMEOUT_MS = 8000;

/** By path. What is no such list counts as an empty one. */
const titlesSchema = z.catch(z.record(z.string(), z.string()), {});

/** A service's answer; rejects on any status but 2xx. Neither cookies nor the address of the page go along. */
async function ask(address: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(address, { ...init, credentials: 'omit', referrerPolicy: 'no-referrer' });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer;
}

/**
 * The tracking engine in this browser. What it gives throws without secure random.
 *
 * @param pageTitles the titles of the site's pages by path, of any shape
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
      ? async () => (await ask(geolocationUrl, { signal: AbortSignal.timeout(PLACE_TIMEOUT_MS) })).json()
      : null,
    post: (body, { isLeaving, signal }) =>
      ask(webhookUrl, {
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
