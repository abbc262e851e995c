import type { Place, Visit, WeeklyReport, WeeklySetup } from './records';
import { isoTime, roundedSeconds } from './visit';

/** Longer than a week and its clock change: a due date beyond this was never set by us. */
const LONGEST_WAIT_MS = 8 * 24 * 60 * 60 * 1000;

/** The next Sunday, 0:00 by the visitor's own clock, strictly after now. Milliseconds since 1970. */
export function nextSundayMidnight(nowMs: number): number {
  const now = new Date(nowMs);
  // By the calendar, not by 7 times 24 hours: the week of a clock change is an hour shorter or longer.
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 7 - now.getDay()).getTime();
}

export function newWeek(nowMs: number): WeeklySetup {
  return { startDate: isoTime(nowMs), dueDate: isoTime(nextSundayMidnight(nowMs)) };
}

/** Whether a kept due date is one that can have been set: a clock may have been years ahead. */
export function isPlausible(setup: WeeklySetup, nowMs: number): boolean {
  return Date.parse(setup.dueDate) - nowMs < LONGEST_WAIT_MS;
}

/** The report of specification, section 3, over the sessions since the last one. Seconds. */
export function weeklyReport(
  { startDate }: WeeklySetup,
  nowMs: number,
  deviceId: string,
  geoData: Place,
  sessions: Visit[],
): WeeklyReport {
  return {
    type: 'weekly_report',
    deviceId,
    geoData,
    reportStartDate: startDate,
    reportEndDate: isoTime(nowMs),
    totalSessions: sessions.length,
    totalPageViews: sessions.reduce((sum, session) => sum + session.pages.length, 0),
    totalTimeSpent: roundedSeconds(sessions.reduce((sum, session) => sum + session.sessionDuration, 0)),
    sessions,
  };
}
