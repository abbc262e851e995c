import type { Place, Visit, VisitPage } from './records';

/** The oldest are dropped beyond these, so that one endless visit cannot fill the storage. */
const MAX_PAGES = 200;
const MAX_HIDDEN = 500;

/** A tab that is hidden for this long was left: its visit ended when it was hidden, and a return begins another. */
export const LONG_ABSENCE_MS = 30 * 60 * 1000;

/** The page in view. `referrer` is empty if the visitor came directly. */
export type PageView = { url: string; title: string; referrer: string };

/** The visit of this tab. Times are milliseconds since 1970, here and in every function of this file. */
export type VisitState = { status: 'none' } | OpenVisit | { status: 'ended'; visit: Visit } | { status: 'stopped' };

/** `hidden`: the tab is in the background. */
export type OpenVisit = { status: 'visible'; visit: Visit } | { status: 'hidden'; visit: Visit; sinceMs: number };

/** Returns the next state of an open visit; the same object if nothing changes. */
export type Transition = (open: OpenVisit, nowMs: number) => VisitState;

export function isOpen(state: VisitState): state is OpenVisit {
  return state.status === 'visible' || state.status === 'hidden';
}

export function beginVisit(startMs: number, deviceId: string, geoData: Place, view: PageView): VisitState {
  const startTime = isoTime(startMs);
  const pages = [newPage(view, startTime)];
  const visit = { startTime, endTime: startTime, deviceId, geoData, pages, hiddenDurations: [], sessionDuration: 0 };
  return { status: 'visible', visit };
}

/** Adds a page, or refreshes the timestamp of one already seen in this visit (specification, section 4). */
export function navigate({ url, title }: PageView): Transition {
  return (open, nowMs) => {
    const pages = addTimeSpent(open.visit.pages, nowMs);
    const seen = pages.find((page) => page.url === url);
    const timestamp = isoTime(nowMs);
    const page = seen ? { ...seen, timestamp } : newPage({ url, title, referrer: pages.at(-1)?.url ?? '' }, timestamp);
    const newest = [...pages.filter((other) => other !== seen), page].slice(-MAX_PAGES);
    return { ...open, visit: { ...open.visit, pages: newest } };
  };
}

export const setPlace =
  (geoData: Place): Transition =>
  (open) => ({ ...open, visit: { ...open.visit, geoData } });

export const hide: Transition = ({ visit }, sinceMs) => ({ status: 'hidden', visit, sinceMs });

/** Records the time that the tab was hidden. */
export function show(open: OpenVisit, nowMs: number): OpenVisit {
  if (open.status === 'visible') return open;
  const { visit, sinceMs } = open;
  const hidden = { start: isoTime(sinceMs), end: isoTime(nowMs), duration: secondsBetween(sinceMs, nowMs) };
  return {
    status: 'visible',
    visit: { ...visit, hiddenDurations: [...visit.hiddenDurations, hidden].slice(-MAX_HIDDEN) },
  };
}

export function endIfLongAbsent(open: OpenVisit, nowMs: number): VisitState {
  const isLong = open.status === 'hidden' && nowMs - open.sinceMs >= LONG_ABSENCE_MS;
  return isLong ? { status: 'ended', visit: endVisit(open.visit, open.sinceMs) } : open;
}

export const end: Transition = (open, nowMs) => ({ status: 'ended', visit: endVisit(show(open, nowMs).visit, nowMs) });

/** The visit as it is sent, with the time spent on its last page and its whole duration. */
export function endVisit(visit: Visit, endMs: number): Visit {
  const sessionDuration = secondsBetween(Date.parse(visit.startTime), endMs);
  return { ...visit, endTime: isoTime(endMs), pages: addTimeSpent(visit.pages, endMs), sessionDuration };
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

/** Never negative: a computer's clock may be set back in the middle of a visit. */
const secondsBetween = (startMs: number, endMs: number) => Math.max(0, endMs - startMs) / 1000;
