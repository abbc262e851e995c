import type { Place, Visit, VisitPage } from './records';

/** The oldest are dropped beyond these, so that one endless visit cannot fill the storage. */
const MAX_PAGES = 200;
const MAX_HIDDEN = 500;

/** The page in view. `referrer` is empty if the visitor came directly. */
export type PageView = { url: string; title: string; referrer: string };

/** Times are milliseconds since 1970, here and in every function of this file. */
export function beginVisit(startMs: number, deviceId: string, geoData: Place, view: PageView): Visit {
  const startTime = isoTime(startMs);
  return {
    startTime,
    endTime: startTime,
    deviceId,
    geoData,
    pages: [newPage(view, startTime)],
    hiddenDurations: [],
    sessionDuration: 0,
  };
}

/** Adds a page, or refreshes the timestamp of one already seen in this visit (specification, section 4). */
export function viewPage(visit: Visit, { url, title }: PageView, nowMs: number): Visit {
  const pages = addTimeSpent(visit.pages, nowMs);
  const seen = pages.find((page) => page.url === url);
  const timestamp = isoTime(nowMs);
  const page = seen ? { ...seen, timestamp } : newPage({ url, title, referrer: pages.at(-1)?.url ?? '' }, timestamp);
  return { ...visit, pages: [...pages.filter((other) => other !== seen), page].slice(-MAX_PAGES) };
}

export function addHidden(visit: Visit, startMs: number, endMs: number): Visit {
  const hidden = { start: isoTime(startMs), end: isoTime(endMs), duration: secondsBetween(startMs, endMs) };
  return { ...visit, hiddenDurations: [...visit.hiddenDurations, hidden].slice(-MAX_HIDDEN) };
}

/** The visit as it is sent, with the time spent on its last page and its whole duration. */
export function endVisit(visit: Visit, endMs: number): Visit {
  return {
    ...visit,
    endTime: isoTime(endMs),
    pages: addTimeSpent(visit.pages, endMs),
    sessionDuration: secondsBetween(Date.parse(visit.startTime), endMs),
  };
}

export function isoTime(timeMs: number): string {
  return new Date(timeMs).toISOString();
}

/** Rounds to milliseconds, because sums of fractions end in long rows of digits. */
export function roundSeconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}

function newPage({ url, title, referrer }: PageView, timestamp: string): VisitPage {
  return { url, title, timestamp, referrer: referrer || 'Direct', timeSpent: 0 };
}

/** Adds the time until now to the last page, which is the one in view. */
function addTimeSpent(pages: VisitPage[], nowMs: number): VisitPage[] {
  return pages.map((page, index) =>
    index === pages.length - 1
      ? { ...page, timeSpent: roundSeconds(page.timeSpent + secondsBetween(Date.parse(page.timestamp), nowMs)) }
      : page,
  );
}

/** Never negative: a computer's clock may be set back in the middle of a visit. */
function secondsBetween(startMs: number, endMs: number): number {
  return Math.max(0, endMs - startMs) / 1000;
}
