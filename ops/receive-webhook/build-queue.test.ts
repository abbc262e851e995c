import { browserClock } from '@/lib/platform/clock';
import { BUSY_EXIT_CODE } from '../publish/build-lock';
import { BUSY_RETRY_MS, COLLECT_MS, createBuildQueue } from './build-queue';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A queue whose builds end when the test calls `end`. */
function queueFixture(log: (line: string) => void = () => {}) {
  const running: ((exitCode: number) => void)[] = [];
  let begun = 0;
  let mostAtOnce = 0;
  const queue = createBuildQueue({
    clock: browserClock,
    log,
    build: () =>
      new Promise<number>((resolve) => {
        begun += 1;
        running.push(resolve);
        mostAtOnce = Math.max(mostAtOnce, running.length);
      }),
  });
  const end = async (exitCode: number) => {
    running.shift()?.(exitCode);
    await jest.advanceTimersByTimeAsync(0);
  };
  return { queue, end, begun: () => begun, mostAtOnce: () => mostAtOnce };
}

test('fifty calls in a second make one build', async () => {
  const { queue, end, begun } = queueFixture();
  for (let call = 0; call < 50; call += 1) {
    queue.ask();
    await jest.advanceTimersByTimeAsync(20);
  }
  await jest.advanceTimersByTimeAsync(COLLECT_MS);
  await end(0);
  await jest.advanceTimersByTimeAsync(60 * COLLECT_MS);
  expect(begun()).toBe(1);
  expect(queue.state()).toEqual({ status: 'idle' });
});

test('calls without a pause do not delay the build forever', async () => {
  const { queue, begun } = queueFixture();
  for (let elapsedMs = 0; elapsedMs <= COLLECT_MS; elapsedMs += COLLECT_MS / 10) {
    queue.ask();
    await jest.advanceTimersByTimeAsync(COLLECT_MS / 10);
  }
  expect(begun()).toBe(1);
});

test('calls during a build make exactly one more after it, and never two at once', async () => {
  const { queue, end, begun, mostAtOnce } = queueFixture();
  queue.ask();
  await jest.advanceTimersByTimeAsync(COLLECT_MS);
  for (let call = 0; call < 10; call += 1) queue.ask();
  await jest.advanceTimersByTimeAsync(10 * COLLECT_MS);
  expect(begun()).toBe(1);
  await end(0);
  await jest.advanceTimersByTimeAsync(COLLECT_MS);
  await end(0);
  await jest.advanceTimersByTimeAsync(10 * COLLECT_MS);
  expect([begun(), mostAtOnce()]).toEqual([2, 1]);
});

test('a failed build is not tried again by itself, and the next call starts a build', async () => {
  const { queue, end, begun } = queueFixture();
  queue.ask();
  await jest.advanceTimersByTimeAsync(COLLECT_MS);
  await end(1);
  await jest.advanceTimersByTimeAsync(10 * COLLECT_MS);
  expect([begun(), queue.last()?.exitCode, queue.state().status]).toEqual([1, 1, 'idle']);
  queue.ask();
  await jest.advanceTimersByTimeAsync(COLLECT_MS);
  expect(begun()).toBe(2);
});

test('while another build has the lock it waits and tries again', async () => {
  const lines: string[] = [];
  const { queue, end, begun } = queueFixture((line) => lines.push(line));
  queue.ask();
  await jest.advanceTimersByTimeAsync(COLLECT_MS);
  await end(BUSY_EXIT_CODE);
  expect(lines.at(-1)).toBe('Another build is under way: next try in 30 s.');
  await jest.advanceTimersByTimeAsync(BUSY_RETRY_MS - 1);
  expect(begun()).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(begun()).toBe(2);
});

test.each([
  ['asked again', 0],
  ['busy', BUSY_EXIT_CODE],
])('stopped during a build, it lets that build end and begins no other (%s)', async (_, exitCode) => {
  const { queue, end, begun } = queueFixture();
  queue.ask();
  await jest.advanceTimersByTimeAsync(COLLECT_MS);
  queue.ask();
  queue.stop();
  await end(exitCode);
  queue.ask();
  await jest.advanceTimersByTimeAsync(2 * BUSY_RETRY_MS);
  expect([begun(), queue.last()?.exitCode, queue.state().status]).toEqual([1, exitCode, 'idle']);
});

test('after a stop no build begins', async () => {
  const { queue, begun } = queueFixture();
  queue.ask();
  queue.stop();
  await jest.advanceTimersByTimeAsync(10 * COLLECT_MS);
  expect(begun()).toBe(0);
});
