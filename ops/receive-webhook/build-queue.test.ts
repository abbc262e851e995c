import { browserClock } from '@/lib/platform/clock';
import { BUSY_EXIT_CODE } from '../publish/build-lock';
import { BUSY_RETRY_MS, type BuildQueue, COLLECT_MS, createBuildQueue } from './build-queue';

let queue: BuildQueue;
let lines: string[];
let begun: number;
let running: ((exitCode: number) => void)[];

beforeEach(() => {
  jest.useFakeTimers();
  lines = [];
  begun = 0;
  running = [];
  queue = createBuildQueue({
    clock: browserClock,
    log: (line) => lines.push(line),
    build: () =>
      new Promise<number>((resolve) => {
        begun += 1;
        running.push(resolve);
      }),
  });
});
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Asks for a build, and waits until it begins. */
async function begin() {
  queue.ask();
  await wait(COLLECT_MS);
}

/** Ends the running build, and waits far longer than the queue. */
async function end(exitCode: number) {
  running.shift()?.(exitCode);
  await wait(2 * BUSY_RETRY_MS);
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

test('a failed build is not tried again by itself, and the next call starts a build', async () => {
  await begin();
  await end(1);
  expect([begun, queue.last()?.exitCode, queue.state().status]).toEqual([1, 1, 'idle']);
  await begin();
  expect(begun).toBe(2);
});

test('while another build has the lock it waits and tries again', async () => {
  await begin();
  running.shift()?.(BUSY_EXIT_CODE);
  await wait(BUSY_RETRY_MS - 1);
  expect([begun, lines.at(-1)]).toEqual([1, 'Another build is under way: next try in 30 s.']);
  await wait(1);
  expect(begun).toBe(2);
});

test.each([
  ['asked again', 0],
  ['busy', BUSY_EXIT_CODE],
])('stopped during a build, it lets that build end and begins no other (%s)', async (_, exitCode) => {
  await begin();
  queue.ask();
  queue.stop();
  await end(exitCode);
  await begin();
  expect([begun, queue.last()?.exitCode, queue.state().status]).toEqual([1, exitCode, 'idle']);
});

test('after a stop no build begins', async () => {
  queue.ask();
  queue.stop();
  await wait(2 * COLLECT_MS);
  expect(begun).toBe(0);
});
