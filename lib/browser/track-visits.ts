import type { VisitsConfig } from '@/lib/config/public-config';
import type { ConsentStore } from '@/lib/consent/consent';
import { startTracking } from '@/lib/tracking/start-tracking';
import { browserClock } from './clock';
import { runAlone } from './run-alone';
import { browserStore } from './storage';
import { currentView, watchVisit } from './visit-signals';

const PLACE_TIMEOUT_MS = 8000;

/** Neither cookies nor the address of the page go along. */
const quiet: RequestInit = { credentials: 'omit', referrerPolicy: 'no-referrer' };

/** The tracking engine in this browser. Throws without secure random; returns stop. `sinceMs`: when the visitor agreed. */
export function trackVisits(config: VisitsConfig, consent: ConsentStore, sinceMs: number): () => void {
  const { webhookUrl, geolocationUrl } = config;
  return startTracking(
    {
      clock: browserClock,
      local: browserStore('localStorage'),
      session: browserStore('sessionStorage'),
      random: globalThis.crypto,
      isAllowed: () => consent.current().status === 'accepted',
      page: {
        openedAtMs: performance.timeOrigin,
        view: currentView,
        isHidden: () => document.visibilityState === 'hidden',
        watch: watchVisit,
      },
      askPlace: geolocationUrl
        ? async () => {
            const answer = await fetch(geolocationUrl, { ...quiet, signal: AbortSignal.timeout(PLACE_TIMEOUT_MS) });
            return answer.json();
          }
        : null,
      post: async (body, { isLeaving, signal }) => {
        const headers = { 'content-type': 'application/json' };
        const init: RequestInit = { ...quiet, method: 'POST', headers, body, keepalive: isLeaving, signal };
        return (await fetch(webhookUrl, init)).ok;
      },
      runAlone: (work) => runAlone('visit-delivery', work),
      log: (message, error) => console.warn(message, error ?? ''),
    },
    sinceMs,
  );
}
