import type { Clock } from '@/lib/platform/clock';
import type { QueuedRecord, Visit, WeeklyReport } from './records';
import { isoTime } from './visit';
import type { KeptVisits } from './visit-storage';

/** Specification, section 9: failed sends are retried so often, and dropped once more than 5 retries have failed. */
export const RETRY_MS = 5 * 60 * 1000;
const MAX_FAILED_RETRIES = 5;

/** A browser takes 64 KB from leaving pages in all; above this a record waits for the next load. */
const KEEPALIVE_BYTES = 50_000;

/** Far below the retry interval: a record is never under way twice. */
const SEND_TIMEOUT_MS = 20_000;

/** Records sent at a time in a round. */
const BATCH = 10;

type Data = Visit | WeeklyReport;

export type DeliveryPorts = {
  clock: Clock;
  kept: Pick<KeptVisits, 'readQueue' | 'writeQueue'>;
  /** Resolves on a 2xx and rejects otherwise. `isLeaving`: the page is on its way out and will not hear the answer. */
  post(body: string, options: { isLeaving: boolean; signal: AbortSignal }): Promise<unknown>;
  log(message: string, error: unknown): void;
};

export type Delivery = ReturnType<typeof createDelivery>;

/**
 * Brings sessions and reports to the webhook, each at least once. A record goes into the queue before it is sent and
 * leaves it after a 2xx; deviceId with startTime or reportStartDate identifies it, here and at the receiver. A page that
 * is gone does not hear the answer: its record stays, and is sent again when it is due.
 */
export function createDelivery({ clock, kept, post, log }: DeliveryPorts) {
  const underWay = new Set<AbortController>();

  /** False too when it takes too long or is called off. */
  const attempt = async (data: Data, isLeaving: boolean): Promise<boolean> => {
    const controller = new AbortController();
    underWay.add(controller);
    const cancel = clock.after(SEND_TIMEOUT_MS, () => controller.abort());
    try {
      await post(JSON.stringify(data), { isLeaving, signal: controller.signal });
      return true;
    } catch (error) {
      log('The webhook did not take a record', error);
      return false;
    } finally {
      cancel();
      underWay.delete(controller);
    }
  };

  const change = (data: Data, next: (record: QueuedRecord) => QueuedRecord[]) => {
    const queue = kept.readQueue();
    kept.writeQueue(queue.flatMap((record) => (isSame(record.data, data) ? next(record) : record)));
  };
  const remove = (data: Data) => change(data, () => []);
  const countFailure = (data: Data) =>
    change(data, (record) =>
      record.attemptCount < MAX_FAILED_RETRIES ? [{ ...record, attemptCount: record.attemptCount + 1 }] : [],
    );

  const retry = async ({ data }: QueuedRecord) => {
    if (await attempt(data, false)) remove(data);
    else countFailure(data);
  };

  /**
   * Due at once is a record too big to be sent on leaving, which has not been sent at all yet, and one whose time is
   * still to come: the clock was ahead when it was sent.
   */
  const dueMs = ({ data, timestamp, attemptCount }: QueuedRecord): number => {
    const sentMs = Date.parse(timestamp);
    return sentMs > clock.now() || (attemptCount === 0 && isTooBig(data)) ? 0 : sentMs + RETRY_MS;
  };

  return {
    /** Puts a record into the queue. False where the storage has no room. */
    enqueue(data: Data): boolean {
      const others = kept.readQueue().filter((record) => !isSame(record.data, data));
      return kept.writeQueue([...others, { data, timestamp: isoTime(clock.now()), attemptCount: 0 }]);
    },

    /**
     * Sends a record of the queue for the first time. One too big for a page to take on its way out is left to
     * `sendDue`, leaving or not: it is due at once, and would go out twice.
     */
    async sendFirst(data: Data, isLeaving: boolean): Promise<void> {
      if (isTooBig(data)) return;
      if (await attempt(data, isLeaving)) remove(data);
    },

    /** When the next record is due, in milliseconds since 1970; Infinity with an empty queue. */
    nextDueMs: () => Math.min(...kept.readQueue().map(dueMs)),

    /** Sends what is due. One tab at a time may do this. */
    async sendDue(): Promise<void> {
      const now = clock.now();
      const queue = kept.readQueue();
      const isDue = (record: QueuedRecord) => dueMs(record) <= now;
      const due = queue.filter(isDue);
      if (due.length === 0) return;
      // Claimed before the first send: whoever looks meanwhile, or after this page has gone, finds them not due, but for
      // the first attempt at one too big to be sent on leaving.
      kept.writeQueue(queue.map((record) => (isDue(record) ? { ...record, timestamp: isoTime(now) } : record)));
      for (let first = 0; first < due.length; first += BATCH) {
        await Promise.all(due.slice(first, first + BATCH).map(retry));
      }
    },

    /** Calls off what is under way. */
    stop() {
      for (const controller of underWay) controller.abort();
    },
  };
}

function isTooBig(data: Data): boolean {
  return new TextEncoder().encode(JSON.stringify(data)).length > KEEPALIVE_BYTES;
}

function isSame(one: Data, other: Data): boolean {
  return identity(one) === identity(other);
}

function identity(data: Data): string {
  return data.deviceId + ('type' in data ? data.type + data.reportStartDate : data.startTime);
}
