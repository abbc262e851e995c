import type { VisitsConfig } from '@/lib/config/public-config';
import { browserConsent } from '@/lib/consent/consent.browser';
import type { StartTracking } from '@/lib/consent/follow-consent';

/** Tracking waits this long for the titles. Without them, pages are recorded under the document's title. */
const TITLES_TIMEOUT_MS = 5000;

/** Loads the tracking engine, and the titles of the site's pages at the same time. */
export async function loadTracking(visits: VisitsConfig): Promise<StartTracking> {
  const [{ createTracking }, titles] = await Promise.all([import('./track-visits.browser'), fetchPageTitles()]);
  return createTracking(visits, browserConsent, titles);
}

/** Reads app/page-titles.json: titles by path. Returns `{}` if it cannot be fetched. */
export async function fetchPageTitles(): Promise<unknown> {
  try {
    const answer = await fetch('/page-titles.json', { signal: AbortSignal.timeout(TITLES_TIMEOUT_MS) });
    return answer.ok ? await answer.json() : {};
  } catch {
    return {};
  }
}
