import type { Clock } from '@/lib/platform/clock';
import { BUSY_EXIT_CODE } from '../publish/build-lock';

/** The wait after the first call, so that ten posts published together, or a typo corrected at once, make one build. */
export const COLLECT_MS = 5000;
/** The wait before the next try when another `publish:site`, by hand or by the nightly job, is running. */
export const BUSY_RETRY_MS = 30_000;

type QueueState =
  | { status: 'idle' }
  | { status: 'collecting' }
  /** `isAskedAgain`: a change came during the build, which may have read the posts before it. */
  | { status: 'building'; isAskedAgain: boolean };

type Dependencies = {
  clock: Clock;
  /** Builds and publishes. Resolves to the exit code and never rejects. */
  build: () => Promise<number>;
  log: (line: string) => void;
};

/**
 * Turns many calls into few builds, one at a time. The last change is always in the last build.
 *
 * Own code: a job queue package would need a database and does not join calls.
 */
export function createBuildQueue({ clock, build, log }: Dependencies) {
  let state: QueueState = { status: 'idle' };
  let last: { endedAt: string; exitCode: number } | null = null;
  let cancel = () => {};
  let isStopped = false;

  function collect(delayMs: number) {
    state = { status: isStopped ? 'idle' : 'collecting' };
    if (!isStopped) cancel = clock.after(delayMs, run);
  }

  async function run() {
    state = { status: 'building', isAskedAgain: false };
    log('Build begins.');
    const exitCode = await build();
    last = { endedAt: new Date(clock.now()).toISOString(), exitCode };
    log(outcomeLine(exitCode));
    const isAskedAgain = state.status === 'building' && state.isAskedAgain;
    if (exitCode === BUSY_EXIT_CODE) collect(BUSY_RETRY_MS);
    else if (isAskedAgain) collect(COLLECT_MS);
    else state = { status: 'idle' };
  }

  return {
    /** Asks for a build. */
    ask() {
      if (state.status === 'idle') collect(COLLECT_MS);
      else if (state.status === 'building') state = { status: 'building', isAskedAgain: true };
    },
    state: (): QueueState => state,
    /** How the last build ended; null before the first one. */
    last: () => last,
    /** No further build begins. A running one continues. */
    stop() {
      isStopped = true;
      cancel();
    },
  };
}

function outcomeLine(exitCode: number): string {
  if (exitCode === 0) return 'Build published.';
  if (exitCode === BUSY_EXIT_CODE) return `Another build is under way: next try in ${BUSY_RETRY_MS / 1000} s.`;
  return `Build failed with exit code ${exitCode}: what is live stays.`;
}

export type BuildQueue = ReturnType<typeof createBuildQueue>;
