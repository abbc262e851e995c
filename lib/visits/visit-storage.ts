import type * as z from 'zod/mini';
import { sharedTrackingKeys, tabTrackingKeys } from '@/content/storage-keys';
import type { Store } from '@/lib/platform/storage.browser';
import {
  type QueuedRecord,
  queuedSchema,
  type Visit,
  visitLineSchema,
  visitSchema,
  type WeeklySetup,
  weeklySetupSchema,
} from './records';

/**
 * Most characters of a list, at two bytes each in the worst case: all three stay under 1 MB. The report of a week holds
 * its sessions and must fit into the queue.
 */
const MAX_CHARACTERS = { visits: 40_000, sessions: 150_000, queue: 280_000 };

/** Nothing of ours is longer; it is not even parsed. */
const HUGE_CHARACTERS = 1_000_000;

export type KeptVisits = ReturnType<typeof keepVisits>;

/**
 * All that tracking keeps, behind the shapes of specification, section 3. A value that is not of its shape is dropped
 * when it is read; one bad entry of a list does not cost the others. Nothing throws.
 */
export function keepVisits(local: Store, session: Store) {
  const readJson = (store: Store, key: string): unknown => {
    const text = store.read(key);
    if (text === null || text.length > HUGE_CHARACTERS) return undefined;
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  };

  const readOne = <T>(store: Store, key: string, schema: z.ZodMiniType<T>): T | undefined => {
    const result = schema.safeParse(readJson(store, key));
    if (!result.success) store.remove(key);
    return result.data;
  };

  const readList = <T>(key: string, schema: z.ZodMiniType<T>): T[] => {
    const list = readJson(local, key);
    if (Array.isArray(list)) return list.flatMap((item: unknown) => schema.safeParse(item).data ?? []);
    local.remove(key);
    return [];
  };

  /**
   * Keeps the newest that fit, into their own limit and into what the browser has left. False: not even the newest does,
   * and all stays as it was.
   */
  const writeList = (key: string, list: readonly unknown[], mostCharacters: number): boolean => {
    for (let rest = list; ; ) {
      const text = JSON.stringify(rest);
      const isTooLong = text.length > mostCharacters;
      if (!isTooLong && local.write(key, text)) return true;
      if (rest.length < 2) return false;
      rest = rest.slice(isTooLong ? 1 : Math.ceil(rest.length / 2));
    }
  };

  const readQueue = () => readList(sharedTrackingKeys.failedRequests, queuedSchema);
  const writeQueue = (queue: readonly QueuedRecord[]) =>
    writeList(sharedTrackingKeys.failedRequests, queue, MAX_CHARACTERS.queue);
  const readSessions = () => readList(sharedTrackingKeys.sessionHistory, visitSchema);

  return {
    readDeviceId: () => local.read(sharedTrackingKeys.deviceId),
    writeDeviceId: (id: string) => local.write(sharedTrackingKeys.deviceId, id),

    readVisit: () => readOne(session, tabTrackingKeys.currentVisit, visitSchema),
    writeVisit: (visit: Visit) => session.write(tabTrackingKeys.currentVisit, JSON.stringify(visit)),
    /** ISO 8601, or null while the tab is shown. */
    readHiddenTime: () => session.read(tabTrackingKeys.hiddenTime),
    writeHiddenTime: (time: string) => session.write(tabTrackingKeys.hiddenTime, time),
    clearHiddenTime: () => session.remove(tabTrackingKeys.hiddenTime),

    readSessions,
    clearSessions: () => local.remove(sharedTrackingKeys.sessionHistory),
    /** A visit that has ended goes into both histories, and is the current one no more. */
    finishVisit(visit: Visit) {
      const line = { start: visit.startTime, end: visit.endTime, pages: visit.pages.length };
      const lines = readList(sharedTrackingKeys.visitHistory, visitLineSchema);
      writeList(sharedTrackingKeys.visitHistory, [...lines, line], MAX_CHARACTERS.visits);
      writeList(sharedTrackingKeys.sessionHistory, [...readSessions(), visit], MAX_CHARACTERS.sessions);
      session.remove(tabTrackingKeys.currentVisit);
      session.remove(tabTrackingKeys.hiddenTime);
    },

    readQueue,
    writeQueue,

    readWeek: () => readOne(local, sharedTrackingKeys.weeklyReport, weeklySetupSchema),
    writeWeek: (setup: WeeklySetup) => local.write(sharedTrackingKeys.weeklyReport, JSON.stringify(setup)),
  };
}
