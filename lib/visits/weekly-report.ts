import type { Clock } from '@/lib/platform/clock';
import type { Delivery } from './delivery';
import { type Place, unknownPlace, type WeeklyReport, type WeeklySetup } from './records';
import { isoTime, roundSeconds } from './visit';
import type { VisitStorage } from './visit-storage';

/** Longer than any week, even one with a clock change: a due date further away is wrong. */
const MAX_WAIT_MS = 8 * 24 * 60 * 60 * 1000;

type Ports = { clock: Clock; visitStorage: VisitStorage; delivery: Delivery; deviceId: string };

/** Sends the weekly report when it is due (specification, section 4). Missed reports are sent as one. */
export function createWeeklyReports({ clock, visitStorage, delivery, deviceId }: Ports) {
  /** The stored week. A new one if there is none, or if the computer's clock was years ahead when it was stored. */
  const currentWeek = (): WeeklySetup => {
    const now = clock.now();
    const week = visitStorage.readWeek();
    return week && Date.parse(week.dueDate) - now < MAX_WAIT_MS ? week : startWeek(now);
  };

  const startWeek = (nowMs: number): WeeklySetup => {
    const week = { startDate: isoTime(nowMs), dueDate: isoTime(nextSundayMidnight(nowMs)) };
    visitStorage.writeWeek(week);
    return week;
  };

  /** Milliseconds since 1970. */
  const nextDueMs = () => Date.parse(currentWeek().dueDate);

  return {
    nextDueMs,

    /** Only one tab at a time may call this. */
    sendIfDue(currentPlace: Place): void {
      const now = clock.now();
      if (now < nextDueMs()) return;
      const sessions = visitStorage.readSessions();
      const report: WeeklyReport = {
        type: 'weekly_report',
        deviceId,
        geoData: currentPlace === unknownPlace ? (sessions.at(-1)?.geoData ?? currentPlace) : currentPlace,
        reportStartDate: currentWeek().startDate,
        reportEndDate: isoTime(now),
        totalSessions: sessions.length,
        totalPageViews: sessions.reduce((sum, session) => sum + session.pages.length, 0),
        totalTimeSpent: roundSeconds(sessions.reduce((sum, session) => sum + session.sessionDuration, 0)),
        sessions,
      };
      // The sessions are deleted only once the queue has them.
      if (!delivery.enqueue(report)) return;
      startWeek(now);
      visitStorage.clearSessions();
      void delivery.sendFirst(report);
    },
  };
}

/** The next Sunday, 0:00 in the visitor's time zone, strictly after now. Milliseconds since 1970. */
export function nextSundayMidnight(nowMs: number): number {
  const now = new Date(nowMs);
  // By the calendar, because a week with a clock change is an hour shorter or longer.
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 7 - now.getDay()).getTime();
}
