import { MAX_FAILED_RETRIES } from '@/content/retention';
import type { Clock } from '@/lib/platform/clock';
import type { QueuedRecord } from './records';
import { isoTime } from './visit';
import type { VisitStorage } from './visit-storage';

/** Retries come at this interval (specification, section 9). */
export const RETRY_MS = 5 * 60 * 1000;

/** Browsers accept 64 KB in all from pages that are being left. A bigger record waits for the next page load. */
const KEEPALIVE_BYTES = 50_000;

/** Far below the retry interval, so that no record is sent twice at the same time. */
const SEND_TIMEOUT_MS = 20_000;

const BATCH = 10;

type Data = QueuedRecord['data'];

export type DeliveryPorts = {
  clock: Clock;
  visitStorage: Pick<VisitStorage, 'readQueue' | 'writeQueue'>;
  /** Whether the visitor agrees right now. Consent withdrawn in another tab counts before this tab gets the event. */
  isAllowed(): boolean;
  /** Resolves on a 2xx and rejects otherwise. `isLeaving`: the page is about to go and will not get the answer. */
  post(body: string, options: { isLeaving?: boolean; signal: AbortSignal }): Promise<unknown>;
  log(message: string, error: unknown): void;
};

export type Delivery = ReturnType<typeof createDelivery>;

/**
 * Sends sessions and reports to the webhook. A record is queued until a 2xx. A page that was left cannot get that answer, so
 * a record can arrive twice: deviceId with startTime or reportStartDate identifies it, here and at the receiver.
 */
export function createDelivery({ clock, visitStorage, isAllowed, post, log }: DeliveryPorts) {
  const pending = new Set<AbortController>();

  /** False if the webhook fails or takes too long, or tracking stops. */
  const attempt = async (data: Data, isLeaving?: boolean): Promise<boolean> => {
    // Consent may be withdrawn between two batches.
    if (!isAllowed()) return false;
    const controller = new AbortController();
    pending.add(controller);
    const cancel = clock.after(SEND_TIMEOUT_MS, () => controller.abort());
    try {
      await post(JSON.stringify(data), { isLeaving, signal: controller.signal });
      return true;
    } catch (error) {
      log('The webhook did not take a record', error);
      return false;
    } finally {
      cancel();
      pending.delete(controller);
    }
  };

  const update = (data: Data, next: (record: QueuedRecord) => QueuedRecord[]) => {
    const queue = visitStorage.readQueue();
    visitStorage.writeQueue(
      queue.flatMap((record) => (identity(record.data) === identity(data) ? next(record) : record)),
    );
  };
  const retry = async ({ data }: QueuedRecord) => {
    const isSent = await attempt(data);
    update(data, (record) =>
      isSent || record.attemptCount >= MAX_FAILED_RETRIES ? [] : [{ ...record, attemptCount: record.attemptCount + 1 }],
    );
  };

  /** When a record is due: RETRY_MS after its last try; at once if it was too big to send from a page being left, or is dated in the future. */
  const dueMs = ({ data, timestamp, attemptCount }: QueuedRecord): number => {
    const sentMs = Date.parse(timestamp);
    return sentMs > clock.now() || (attemptCount === 0 && isTooBig(data)) ? 0 : sentMs + RETRY_MS;
  };

  return {
    /** Puts a record into the queue. Returns false if the storage has no room. */
    enqueue(data: Data): boolean {
      const others = visitStorage.readQueue().filter((record) => identity(record.data) !== identity(data));
      return visitStorage.writeQueue([...others, { data, timestamp: isoTime(clock.now()), attemptCount: 0 }]);
    },

    /** Sends a queued record for the first time. Leaves big ones to `sendDue`, where they are due at once. */
    async sendFirst(data: Data, isLeaving?: boolean): Promise<void> {
      if (!isTooBig(data) && (await attempt(data, isLeaving))) update(data, () => []);
    },

    /** When the next record is due, in milliseconds since 1970; Infinity if the queue is empty. */
    nextDueMs: () => Math.min(...visitStorage.readQueue().map(dueMs)),

    /** Sends what is due. Only one tab at a time may call this. */
    async sendDue(): Promise<void> {
      const now = clock.now();
      const queue = visitStorage.readQueue();
      const isDue = (record: QueuedRecord) => dueMs(record) <= now;
      const due = queue.filter(isDue);
      if (due.length === 0) return;
      // Before the first send, so that no other page takes these records for due meanwhile.
      visitStorage.writeQueue(queue.map((record) => (isDue(record) ? { ...record, timestamp: isoTime(now) } : record)));
      for (let first = 0; first < due.length; first += BATCH) {
        await Promise.all(due.slice(first, first + BATCH).map(retry));
      }
    },

    abortAll() {
      for (const controller of pending) controller.abort();
    },
  };
}

const isTooBig = (data: Data) => new Blob([JSON.stringify(data)]).size > KEEPALIVE_BYTES;

const identity = (data: Data) => data.deviceId + ('type' in data ? data.type + data.reportStartDate : data.startTime);
