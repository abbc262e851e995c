import type * as z from 'zod/mini';
import { sharedTrackingKeys, tabTrackingKeys } from '@/content/storage-keys';
import { readJson, type Store } from '@/lib/platform/storage.browser';
import * as records from './records';
import { endVisit, isoTime, type OpenVisit } from './visit';

/** At two bytes a character all three lists stay under 1 MB. A weekly report, with all sessions, must fit into the queue. */
const MAX_VISITS = 40_000;
const MAX_SESSIONS = 150_000;
const MAX_QUEUE = 280_000;

const DEVICE_ID = /^[0-9a-f]{32}$/;

export type SecureRandom = Pick<Crypto, 'getRandomValues'>;

export type VisitStorage = ReturnType<typeof createVisitStorage>;

/** All that tracking stores. Malformed values, and malformed entries of a list, are dropped when they are read. */
export function createVisitStorage(local: Store, session: Store) {
  const readOne = <T>(store: Store, key: string, schema: z.ZodMiniType<T>): T | undefined =>
    schema.safeParse(readJson(store, key)).data;

  const readList = <T>(key: string, schema: z.ZodMiniType<T>): T[] => {
    const list = readJson(local, key);
    return Array.isArray(list) ? list.flatMap((item: unknown) => schema.safeParse(item).data ?? []) : [];
  };

  /** Stores the newest entries that fit. Returns false and changes nothing if not even the newest one fits. */
  const writeList = (key: string, list: readonly unknown[], maxCharacters: number): boolean => {
    for (let rest = list; ; ) {
      const text = JSON.stringify(rest);
      const isTooLong = text.length > maxCharacters;
      if (!isTooLong && local.write(key, text)) return true;
      if (rest.length < 2) return false;
      rest = rest.slice(isTooLong ? 1 : Math.ceil(rest.length / 2));
    }
  };

  const readSessions = () => readList(sharedTrackingKeys.sessionHistory, records.visitSchema);
  const clearHiddenTime = () => session.remove(tabTrackingKeys.hiddenTime);

  return {
    /** 128 random bits in hex, created at the first call. Throws without secure random (specification, section 8). */
    readDeviceId(random: SecureRandom | undefined): string {
      const stored = local.read(sharedTrackingKeys.deviceId);
      if (stored !== null && DEVICE_ID.test(stored)) return stored;
      if (!random) throw new Error('No secure random');
      const bytes = random.getRandomValues(new Uint8Array(16));
      const created = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      local.write(sharedTrackingKeys.deviceId, created);
      return created;
    },

    /** The visit of a tab that ended without `pagehide`, such as after a crash. It ended when the tab was hidden, or else when it was last saved. */
    readLeftover(): records.Visit | undefined {
      const visit = readOne(session, tabTrackingKeys.currentVisit, records.visitSchema);
      const hiddenMs = Date.parse(session.read(tabTrackingKeys.hiddenTime) ?? '');
      return visit && endVisit(visit, hiddenMs || Date.parse(visit.endTime));
    },
    writeVisit(open: OpenVisit, nowMs: number) {
      if (open.hiddenAtMs) session.write(tabTrackingKeys.hiddenTime, isoTime(open.hiddenAtMs));
      else clearHiddenTime();
      session.write(tabTrackingKeys.currentVisit, JSON.stringify({ ...open.visit, endTime: isoTime(nowMs) }));
    },
    /** Adds an ended visit to both histories, in place of an earlier end of the same visit, which a duplicated tab writes for its copy. */
    finishVisit(visit: records.Visit) {
      const { startTime } = visit;
      const entry = { start: startTime, end: visit.endTime, pages: visit.pages.length };
      const entries = readList(sharedTrackingKeys.visitHistory, records.historyEntrySchema);
      const others = entries.filter(({ start }) => start !== startTime);
      writeList(sharedTrackingKeys.visitHistory, [...others, entry], MAX_VISITS);
      const otherSessions = readSessions().filter((session) => session.startTime !== startTime);
      writeList(sharedTrackingKeys.sessionHistory, [...otherSessions, visit], MAX_SESSIONS);
      session.remove(tabTrackingKeys.currentVisit);
      clearHiddenTime();
    },

    readSessions,
    clearSessions: () => local.remove(sharedTrackingKeys.sessionHistory),

    readQueue: () => readList(sharedTrackingKeys.failedRequests, records.queuedSchema),
    /** False if the storage has no room. */
    writeQueue: (queue: readonly records.QueuedRecord[]) =>
      writeList(sharedTrackingKeys.failedRequests, queue, MAX_QUEUE),

    readWeek: () => readOne(local, sharedTrackingKeys.weeklyReport, records.weeklySetupSchema),
    writeWeek: (setup: records.WeeklySetup) => local.write(sharedTrackingKeys.weeklyReport, JSON.stringify(setup)),
  };
}
