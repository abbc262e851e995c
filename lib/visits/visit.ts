import type { Place, Visit, VisitPage } from './records';

/** The oldest are dropped beyond these, so that one endless visit cannot fill the storage. */
const MAX_PAGES = 200;
const MAX_HIDDEN = 500;

/** The page in view. `referrer` is empty if the visitor came directly. */
export type PageView = { url: string; title: string; referrer: string };

/**
 * The visit of this tab. Times are milliseconds since 1970, here and in every function of this file, counted from the start of the
 * visit by a clock that nobody sets. `hiddenAtMs`: since when the tab is in the background, if it is.
 */
export type OpenVisit = { visit: Visit; hiddenAtMs?: number };

export type Transition = (open: OpenVisit, nowMs: number) => OpenVisit;

export function beginVisit(startMs: number, deviceId: string, geoData: Place, view: PageView): Visit {
  const startTime = isoTime(startMs);
  const pages = [newPage(view, startTime)];
  return { startTime, endTime: startTime, deviceId, geoData, pages, hiddenDurations: [], sessionDuration: 0 };
}

/** Adds a page, or refreshes the timestamp of one already seen in this visit (specification, section 4). */
export function navigate({ url, title }: PageView): Transition {
  return (open, nowMs) => {
    const pages = addTimeSpent(open.visit.pages, nowMs);
    const seen = pages.find((page) => page.url === url);
    const timestamp = isoTime(nowMs);
    const page = seen ?? newPage({ url, title, referrer: pages.at(-1)?.url ?? '' }, timestamp);
    const newest = [...pages.filter((other) => other !== seen), { ...page, timestamp }].slice(-MAX_PAGES);
    return { ...open, visit: { ...open.visit, pages: newest } };
  };
}

export const setPlace =
  (geoData: Place): Transition =>
  (open) => ({ ...open, visit: { ...open.visit, geoData } });

export const hide: Transition = ({ visit }, hiddenAtMs) => ({ visit, hiddenAtMs });

export const show: Transition = ({ visit, hiddenAtMs }, nowMs) => {
  if (!hiddenAtMs) return { visit };
  const hidden = { start: isoTime(hiddenAtMs), end: isoTime(nowMs), duration: secondsBetween(hiddenAtMs, nowMs) };
  return { visit: { ...visit, hiddenDurations: [...visit.hiddenDurations, hidden].slice(-MAX_HIDDEN) } };
};

/** The visit as it is sent, with the time spent on its last page and its whole duration. No stored end is before its start. */
export function endVisit(visit: Visit, endMs: number): Visit {
  const startMs = Date.parse(visit.startTime);
  const sessionDuration = secondsBetween(startMs, endMs);
  const endTime = isoTime(Math.max(startMs, endMs));
  return { ...visit, endTime, pages: addTimeSpent(visit.pages, endMs), sessionDuration };
}

export const isoTime = (timeMs: number) => new Date(timeMs).toISOString();

/** Rounds to milliseconds, because sums of fractions end in long rows of digits. */
export const roundSeconds = (seconds: number) => Math.round(seconds * 1000) / 1000;

function newPage({ url, title, referrer }: PageView, timestamp: string): VisitPage {
  return { url, title, timestamp, referrer: referrer || 'Direct', timeSpent: 0 };
}

/** Adds the time until now to the last page, which is the one in view. */
function addTimeSpent(pages: VisitPage[], nowMs: number): VisitPage[] {
  return pages.map((page, index) => {
    if (index < pages.length - 1) return page;
    return { ...page, timeSpent: roundSeconds(page.timeSpent + secondsBetween(Date.parse(page.timestamp), nowMs)) };
  });
}

/** Never negative, whatever an older version of the site or the visitor has stored. */
const secondsBetween = (startMs: number, endMs: number) => Math.max(0, Math.round(endMs - startMs)) / 1000;
