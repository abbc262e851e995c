import type { Clock } from '@/lib/platform/clock';
import type { Delivery } from './delivery';
import { unknownPlace } from './place';
import type { Place, WeeklySetup } from './records';
import type { KeptVisits } from './visit-storage';
import { isPlausible, newWeek, weeklyReport } from './weekly-report';

type Ports = {
  clock: Clock;
  kept: KeptVisits;
  delivery: Delivery;
  deviceId: string;
};

/** Sends the weekly report when it is due; one that was missed, once. The first call sets when the first is due. */
export function createReporting({ clock, kept, delivery, deviceId }: Ports) {
  const week = (): WeeklySetup => {
    const now = clock.now();
    const setup = kept.readWeek();
    if (setup && isPlausible(setup, now)) return setup;
    const created = newWeek(now);
    kept.writeWeek(created);
    return created;
  };

  /** Milliseconds since 1970. */
  const nextDueMs = () => Date.parse(week().dueDate);

  return {
    nextDueMs,

    /** `place`: where the visitor is now, if it is known. One tab at a time may do this. */
    reportIfDue(place: Place): void {
      const now = clock.now();
      if (now < nextDueMs()) return;
      const sessions = kept.readSessions();
      const reportPlace = place === unknownPlace ? (sessions.at(-1)?.geoData ?? place) : place;
      const report = weeklyReport(week(), now, deviceId, reportPlace, sessions);
      // Stored first: the sessions leave their history only once the queue has them.
      if (!delivery.enqueue(report)) return;
      kept.writeWeek(newWeek(now));
      kept.clearSessions();
      void delivery.sendFirst(report, false);
    },
  };
}
