import type { Clock } from '@/lib/platform/clock';
import { BUSY_EXIT_CODE } from '../publish/locks';
import type { Reporter } from '../publish/report';
import type { Ended } from '../publish/run-command';
import type { PendingBuild } from '../publish/state-files';

/** The wait after the first call, so that ten posts published together, or a typo corrected at once, make one build. */
export const COLLECT_MS = 5000;
/** The wait before the next try when another `publish:site`, by hand or by the nightly job, is running. */
export const BUSY_RETRY_MS = 30_000;
/** The waits after the first, second and third failed build since the last call. After that every hour. */
const RETRY_MINUTES = [1, 5, 15];
const LATER_RETRY_MINUTES = 60;

type QueueState =
  | { status: 'idle' }
  | { status: 'collecting' }
  /** The last build failed. */
  | { status: 'waiting'; nextTryAt: string }
  /** `askedAt`: a change came during the build, which may have read the posts before it. */
  | { status: 'building'; askedAt?: string };

/** Keeps the pending build on disk. `write` and `remove` throw when they fail. */
export type PendingBuildStore = {
  read: () => PendingBuild | undefined;
  write: (pending: PendingBuild) => void;
  remove: () => void;
};

type Dependencies = {
  clock: Clock;
  /** Builds and publishes. Never rejects. */
  build: () => Promise<Ended>;
  store: PendingBuildStore;
  report: Pick<Reporter, 'failed' | 'published'>;
  log: (line: string) => void;
  collectMs?: number;
};

/**
 * Turns many calls into few builds, one at a time. A call writes a pending build to disk, which is removed only when a build
 * that began after the last call has published, so no change is lost. One that an earlier process left is built first.
 *
 * Own code: a job queue package would need a database and does not join calls.
 */
export function createBuildQueue({ clock, build, store, report, log, collectMs = COLLECT_MS }: Dependencies) {
  let state: QueueState = { status: 'idle' };
  let last: { endedAt: string; exitCode: number } | null = null;
  let pending = store.read();
  let isOnDisk = pending !== undefined;
  let cancel = () => {};
  let isStopped = false;
  let isLossTold = false;
  let failuresSinceCall = 0;
  let reporting = Promise.resolve();

  const iso = (ms: number) => new Date(ms).toISOString();

  function runAfter(delayMs: number, next: QueueState) {
    cancel();
    state = isStopped ? { status: 'idle' } : next;
    if (!isStopped) cancel = clock.after(delayMs, run);
  }

  const collect = () => runAfter(collectMs, { status: 'collecting' });

  /** False when it could not be written. It stays in memory. */
  function save(next: PendingBuild | undefined): boolean {
    pending = next;
    try {
      if (next) store.write(next);
      else store.remove();
      isOnDisk = next !== undefined;
      return true;
    } catch (error) {
      const problem = next ? 'KEPT ON' : 'REMOVED FROM';
      log(`THE PENDING BUILD COULD NOT BE ${problem} DISK: ${error instanceof Error ? error.message : error}`);
      return false;
    }
  }

  async function run() {
    const startedAt = clock.now();
    state = { status: 'building' };
    await reporting;
    if (isStopped) {
      state = { status: 'idle' };
      return;
    }
    log('Build begins.');
    const { exitCode, output } = await build();
    last = { endedAt: iso(clock.now()), exitCode };
    const { askedAt } = state;
    if (isStopped) {
      log('The build was ended. It stays pending on disk.');
      state = { status: 'idle' };
    } else if (exitCode === BUSY_EXIT_CODE) {
      log(`Another build is under way: next try in ${BUSY_RETRY_MS / 1000} s.`);
      runAfter(BUSY_RETRY_MS, { status: 'collecting' });
    } else if (exitCode === 0) {
      log('Build published.');
      save(askedAt ? { since: askedAt, attempts: 0, nextTryAt: null } : undefined);
      reporting = reporting.then(() => report.published());
      if (askedAt) collect();
      else state = { status: 'idle' };
    } else {
      const attempts = (pending?.attempts ?? 0) + 1;
      const retryMinutes = RETRY_MINUTES[failuresSinceCall] ?? LATER_RETRY_MINUTES;
      failuresSinceCall = askedAt ? 0 : failuresSinceCall + 1;
      const retryAt = clock.now() + (askedAt ? collectMs : retryMinutes * 60_000);
      const nextTryAt = iso(retryAt);
      log(`Build failed with exit code ${exitCode}: what is live stays. Next try at ${nextTryAt}.`);
      save({ since: pending?.since ?? iso(startedAt), attempts, nextTryAt });
      reporting = reporting.then(() => report.failed({ output, startedAt, retryAt }));
      if (askedAt) collect();
      else runAfter(retryMinutes * 60_000, { status: 'waiting', nextTryAt });
    }
  }

  if (pending) {
    log(`A change of ${pending.since} is not yet published.`);
    collect();
  }

  return {
    /** Asks for a build. False when it could not be written to the disk; it is built all the same. */
    ask(): boolean {
      const now = iso(clock.now());
      failuresSinceCall = 0;
      const { since = now, attempts = 0 } = pending ?? {};
      // The time of the next try, from an earlier failure, no longer holds.
      const isCurrent = isOnDisk && pending?.nextTryAt === null;
      const isKept = isCurrent || save({ since, attempts, nextTryAt: null }) || isOnDisk;
      if (!isKept && !isLossTold) {
        const output = 'A call of the blog could not be kept on disk: is it full? The log has the error.';
        const cure = 'make room on the disk; the call is lost if the receiver ends before it has built';
        const retryAt = clock.now() + collectMs;
        reporting = reporting.then(() => report.failed({ output, cure, startedAt: clock.now(), retryAt }));
      }
      isLossTold = !isKept;
      if (state.status === 'building') state = { status: 'building', askedAt: now };
      else if (state.status !== 'collecting') collect();
      return isKept;
    },
    state: (): QueueState => state,
    /** How the last build ended; null before the first one. */
    last: () => last,
    /** Begins no further build. The caller ends a running one, which then counts as neither published nor failed. */
    stop() {
      isStopped = true;
      cancel();
    },
  };
}

export type BuildQueue = ReturnType<typeof createBuildQueue>;
