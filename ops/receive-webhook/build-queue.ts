import type { Clock } from '@/lib/platform/clock';
import { BUSY_EXIT_CODE } from '../publish/exit-codes';

/** From the first call: whoever publishes ten posts, or corrects a typo at once, gets one build. */
export const COLLECT_MS = 5000;
/** Another `publish:site`, by hand or by the nightly job, is under way. */
export const BUSY_RETRY_MS = 30_000;

export type QueueState =
  | { status: 'idle' }
  | { status: 'collecting' }
  /** Asked again means: a change came while it built, and it may have been read too late. */
  | { status: 'building'; isAskedAgain: boolean };

/** How the last build ended. */
export type LastBuild = { endedAt: string; exitCode: number } | null;

type Ports = {
  clock: Clock;
  /** Builds and publishes; gives the exit code. Must not reject. */
  build: () => Promise<number>;
  log: (line: string) => void;
};

/** Turns any number of calls into few builds, one at a time. The last change is always in the last build. */
export function createBuildQueue({ clock, build, log }: Ports) {
  let state: QueueState = { status: 'idle' };
  let last: LastBuild = null;
  let callOff = () => {};
  let isStopped = false;

  function collect(delayMs: number) {
    if (isStopped) {
      state = { status: 'idle' };
      return;
    }
    state = { status: 'collecting' };
    callOff = clock.after(delayMs, run);
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
    /** Something changed. */
    ask() {
      if (state.status === 'idle') collect(COLLECT_MS);
      else if (state.status === 'building') state = { status: 'building', isAskedAgain: true };
    },
    state: (): QueueState => state,
    last: (): LastBuild => last,
    /** No build begins any more; one that runs is left alone. */
    stop() {
      isStopped = true;
      callOff();
    },
  };
}

function outcomeLine(exitCode: number): string {
  if (exitCode === 0) return 'Build published.';
  if (exitCode === BUSY_EXIT_CODE) return `Another build is under way: next try in ${BUSY_RETRY_MS / 1000} s.`;
  return `Build failed with exit code ${exitCode}: what is live stays.`;
}

export type BuildQueue = ReturnType<typeof createBuildQueue>;
