import { browserClock } from '@/lib/platform/clock';
import { type Autoplay, startAutoplay } from './autoplay';

let progress: number[];
let onElapsed: jest.Mock;
let autoplay: Autoplay;

beforeEach(() => {
  jest.useFakeTimers();
  progress = [];
  onElapsed = jest.fn();
  autoplay = startAutoplay(browserClock, { onProgress: (part) => progress.push(part), onElapsed });
});

afterEach(() => {
  autoplay.stop();
  jest.useRealTimers();
});

test('the bar fills by about 0.83% every 50 ms and is empty after an advance', () => {
  jest.advanceTimersByTime(50);
  expect(progress).toEqual([expect.closeTo(0.00833, 4)]);
  jest.advanceTimersByTime(5950);
  expect(progress.at(-1)).toBe(0);
});

test('paused time continues where it was, once every reason is released', () => {
  jest.advanceTimersByTime(3000);
  autoplay.hold('hover');
  autoplay.hold('focus');
  jest.advanceTimersByTime(60_000);
  autoplay.release('hover');
  jest.advanceTimersByTime(60_000);
  expect(onElapsed).toHaveBeenCalledTimes(0);
  autoplay.release('focus');
  jest.advanceTimersByTime(2950);
  expect(onElapsed).toHaveBeenCalledTimes(0);
  jest.advanceTimersByTime(50);
  expect(onElapsed).toHaveBeenCalledTimes(1);
});

test('time counts by the clock where ticks come late, as on a busy machine, and a clock that is set back takes nothing away', () => {
  let nowMs = 0;
  let tick = () => {};
  const every = (_: number, callback: () => void) => {
    tick = callback;
    return () => {};
  };
  const busy = { ...browserClock, now: () => nowMs, every };
  startAutoplay(busy, { onProgress: () => {}, onElapsed });
  for (let late = 1; late < 20; late += 1) {
    nowMs += 300;
    tick();
  }
  expect(onElapsed).toHaveBeenCalledTimes(0);
  nowMs -= 60_000;
  tick();
  nowMs += 300;
  tick();
  expect(onElapsed).toHaveBeenCalledTimes(1);
});

test('after stop nothing is counted any more', () => {
  autoplay.stop();
  jest.advanceTimersByTime(60_000);
  expect(onElapsed).toHaveBeenCalledTimes(0);
  expect(progress).toEqual([]);
});
