import type { Place, Visit, VisitPage } from './records';

/** Oldest out beyond these, so that one endless visit cannot fill the storage. */
const MAX_PAGES = 200;
const MAX_HIDDEN = 500;

/** A page as it is seen: `referrer` is empty where the visitor came directly. */
export type PageView = { url: string; title: string; referrer: string };

/** Times in milliseconds since 1970, here and in every function of this file. */
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

/** A navigation adds a page, or refreshes the timestamp of one that was seen in this visit (specification, section 4). */
export function viewPage(visit: Visit, view: PageView, nowMs: number): Visit {
  const left = leavePage(visit.pages, nowMs);
  const known = left.find((page) => page.url === view.url);
  const timestamp = isoTime(nowMs);
  const page = known ? { ...known, timestamp } : newPage(view, timestamp);
  return { ...visit, pages: [...left.filter((other) => other !== known), page].slice(-MAX_PAGES) };
}

export function addHidden(visit: Visit, startMs: number, endMs: number): Visit {
  const hidden = { start: isoTime(startMs), end: isoTime(endMs), duration: secondsBetween(startMs, endMs) };
  return { ...visit, hiddenDurations: [...visit.hiddenDurations, hidden].slice(-MAX_HIDDEN) };
}

/** The visit as it is sent: the open page gets its time, the whole its duration. */
export function endVisit(visit: Visit, endMs: number): Visit {
  return {
    ...visit,
    endTime: isoTime(endMs),
    pages: leavePage(visit.pages, endMs),
    sessionDuration: secondsBetween(Date.parse(visit.startTime), endMs),
  };
}

export function isoTime(timeMs: number): string {
  return new Date(timeMs).toISOString();
}

function newPage(view: PageView, timestamp: string): VisitPage {
  return { url: view.url, title: view.title, timestamp, referrer: view.referrer || 'Direct', timeSpent: 0 };
}

function leavePage(pages: VisitPage[], nowMs: number): VisitPage[] {
  return pages.map((page, index) =>
    index === pages.length - 1
      ? { ...page, timeSpent: roundedSeconds(page.timeSpent + secondsBetween(Date.parse(page.timestamp), nowMs)) }
      : page,
  );
}

/** Never below 0: the clock of a computer may be put back in the middle of a visit. */
function secondsBetween(startMs: number, endMs: number): number {
  return Math.max(0, endMs - startMs) / 1000;
}

/** To the millisecond: sums of fractions would grow long tails. */
export function roundedSeconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
