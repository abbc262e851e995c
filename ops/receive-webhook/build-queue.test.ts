import { browserClock } from '@/lib/platform/clock';
import { BUSY_EXIT_CODE } from '../publish/locks';
import type { PendingBuild } from '../publish/state-files';
import { BUSY_RETRY_MS, type BuildQueue, COLLECT_MS, createBuildQueue } from './build-queue';

let queue: BuildQueue;
let lines: string[];
let begun: number;
let running: ((exitCode: number) => void)[];
/** The pending build on the disk. */
let stored: PendingBuild | undefined;
let isDiskFull: boolean;
let report: { failed: jest.Mock; published: jest.Mock };

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12) });
  lines = [];
  begun = 0;
  running = [];
  stored = undefined;
  isDiskFull = false;
  report = { failed: jest.fn(async () => {}), published: jest.fn(async () => {}) };
  queue = start();
});
afterEach(() => jest.useRealTimers());

/** A queue, as after a start of the receiver. */
function start() {
  return createBuildQueue({
    clock: browserClock,
    log: (line) => lines.push(line),
    report,
    store: {
      read: () => stored,
      write(pending) {
        if (isDiskFull) throw new Error('ENOSPC');
        stored = pending;
      },
      remove() {
        if (isDiskFull) throw new Error('EROFS');
        stored = undefined;
      },
    },
    build: async () => {
      begun += 1;
      const exitCode = await new Promise<number>((resolve) => running.push(resolve));
      return { exitCode, output: 'the output' };
    },
  });
}

const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const MINUTE_MS = 60_000;

/** Asks for a build, and waits until it begins. */
async function begin() {
  queue.ask();
  await wait(COLLECT_MS);
}

/** Ends the running build, and waits longer than the queue does before it builds for another call. */
async function end(exitCode: number) {
  running.shift()?.(exitCode);
  await wait(2 * COLLECT_MS);
}

test('calls that come together make one build, and do not delay it', async () => {
  for (let call = 0; call < 50; call += 1) {
    queue.ask();
    await wait(COLLECT_MS / 50);
  }
  expect(begun).toBe(1);
  await end(0);
  expect([begun, queue.state()]).toEqual([1, { status: 'idle' }]);
});

test('calls during a build make exactly one more after it, and never two at once', async () => {
  await begin();
  for (let call = 0; call < 10; call += 1) await begin();
  expect(begun).toBe(1);
  await end(0);
  expect([begun, running.length]).toEqual([2, 1]);
  await end(0);
  expect(begun).toBe(2);
});

test('a failed build is tried again after 1, 5 and 15 minutes, then every hour, and each failure is reported', async () => {
  await begin();
  for (const [index, minutes] of [1, 5, 15, 60, 60].entries()) {
    running.shift()?.(1);
    await wait(minutes * MINUTE_MS - 1);
    expect([begun, queue.state().status]).toEqual([index + 1, 'waiting']);
    await wait(1);
    expect(begun).toBe(index + 2);
    expect(report.failed).toHaveBeenCalledTimes(index + 1);
    expect(report.failed).toHaveBeenLastCalledWith(
      expect.objectContaining({ output: 'the output', retryAt: Date.now() }),
    );
  }
  expect(stored).toMatchObject({ since: '2026-11-20T12:00:00.000Z', attempts: 5 });
});

test('a new call after a failure is built at once, not at the time of the next try', async () => {
  await begin();
  await end(1);
  await begin();
  expect(begun).toBe(2);
  await end(0);
  await wait(120 * MINUTE_MS);
  expect([begun, stored, report.published.mock.calls.length]).toEqual([2, undefined, 1]);
});

test('calls that fail one after the other, as while the blog is slow, do not put off the next try', async () => {
  for (let call = 0; call < 4; call += 1) {
    await begin();
    await end(1);
  }
  await wait(MINUTE_MS);
  expect([begun, stored?.attempts]).toEqual([5, 4]);
});

test('while another build has the lock it waits and tries again, which is no failure', async () => {
  await begin();
  running.shift()?.(BUSY_EXIT_CODE);
  await wait(BUSY_RETRY_MS - 1);
  expect([begun, lines.at(-1)]).toEqual([1, 'Another build is under way: next try in 30 s.']);
  await wait(1);
  expect([begun, stored?.attempts, report.failed.mock.calls]).toEqual([2, 0, []]);
});

test('a pending build lies on disk from the call until a build that began after it has published', async () => {
  expect([queue.ask(), stored?.since]).toEqual([true, '2026-11-20T12:00:00.000Z']);
  await wait(COLLECT_MS);
  // This call may be too late for the posts that the build read.
  queue.ask();
  running.shift()?.(0);
  await wait(0);
  expect(stored?.since).toBe('2026-11-20T12:00:05.000Z');
  await wait(COLLECT_MS);
  await end(0);
  expect([begun, stored]).toEqual([2, undefined]);
});

test('a start builds the pending build that was left; without one it builds nothing', async () => {
  await wait(2 * COLLECT_MS);
  expect(begun).toBe(0);
  stored = { since: '2026-11-20T11:00:00.000Z', attempts: 7, nextTryAt: '2026-11-20T12:50:00.000Z' };
  start();
  await wait(COLLECT_MS);
  expect(begun).toBe(1);
  await end(0);
  expect(stored).toBeUndefined();
});

test('a call that cannot be kept on disk is not accepted, is reported once and built all the same', async () => {
  isDiskFull = true;
  expect([queue.ask(), queue.ask()]).toEqual([false, false]);
  const builtAt = Date.now() + COLLECT_MS;
  await wait(COLLECT_MS);
  expect([begun, lines[0]]).toEqual([1, 'THE PENDING BUILD COULD NOT BE KEPT ON DISK: ENOSPC']);
  expect(report.failed.mock.calls).toEqual([[expect.objectContaining({ retryAt: builtAt })]]);
});

test.each([
  ['asked again', 0],
  ['busy', BUSY_EXIT_CODE],
  ['failed', 1],
])('stopped during a build, it begins no other, and the build stays pending (%s)', async (_, exitCode) => {
  await begin();
  queue.ask();
  queue.stop();
  await end(exitCode);
  await begin();
  await wait(120 * MINUTE_MS);
  expect([begun, queue.last()?.exitCode, queue.state().status]).toEqual([1, exitCode, 'idle']);
  expect([stored?.attempts, report.failed.mock.calls]).toEqual([0, []]);
});

test('after a call during a build that fails, the waits begin again', async () => {
  await begin();
  queue.ask();
  await end(1);
  expect(begun).toBe(2);
  await end(1);
  await wait(MINUTE_MS);
  expect(begun).toBe(3);
});

test('a call after a failure takes the time of the next try from the disk, because it is built now', async () => {
  await begin();
  await end(1);
  expect(stored?.nextTryAt).not.toBeNull();
  queue.ask();
  expect(stored).toMatchObject({ attempts: 1, nextTryAt: null });
});

test('stopped while a failure is reported, it begins no build', async () => {
  let reported = () => {};
  report.failed.mockReturnValue(
    new Promise<void>((resolve) => {
      reported = resolve;
    }),
  );
  await begin();
  await end(1);
  await begin();
  queue.stop();
  reported();
  await wait(COLLECT_MS);
  expect([begun, queue.state().status]).toEqual([1, 'idle']);
});

test('a published build that stays pending on disk is said to stay there', async () => {
  await begin();
  isDiskFull = true;
  await end(0);
  expect(lines).toContain('THE PENDING BUILD COULD NOT BE REMOVED FROM DISK: EROFS');
});

test('after a stop no build begins', async () => {
  queue.ask();
  queue.stop();
  await wait(2 * COLLECT_MS);
  expect([begun, stored?.attempts]).toEqual([0, 0]);
});
