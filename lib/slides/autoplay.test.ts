import { browserClock } from '@/lib/platform/clock';
import { type Autoplay, startAutoplay } from './autoplay';

let playing: boolean[];
let onElapsed: jest.Mock;
let autoplay: Autoplay;

beforeEach(() => {
  jest.useFakeTimers();
  playing = [];
  onElapsed = jest.fn();
  autoplay = startAutoplay(browserClock, { onPlaying: (isPlaying) => playing.push(isPlaying), onElapsed });
});

afterEach(() => autoplay.stop());

test('paused time continues where it was, once every reason is released', () => {
  jest.advanceTimersByTime(3000);
  autoplay.hold('hover');
  autoplay.hold('focus');
  jest.advanceTimersByTime(60_000);
  autoplay.release('hover');
  jest.advanceTimersByTime(60_000);
  expect(onElapsed).toHaveBeenCalledTimes(0);
  expect(playing).toEqual([true, false]);
  autoplay.release('focus');
  expect(playing).toEqual([true, false, true]);
  jest.advanceTimersByTime(2999);
  expect(onElapsed).toHaveBeenCalledTimes(0);
  jest.advanceTimersByTime(1);
  expect(onElapsed).toHaveBeenCalledTimes(1);
});

test('a restart gives a slide its whole time, also while it is held', () => {
  jest.advanceTimersByTime(5000);
  autoplay.hold('focus');
  autoplay.restart();
  autoplay.release('focus');
  jest.advanceTimersByTime(5999);
  expect(onElapsed).toHaveBeenCalledTimes(0);
  jest.advanceTimersByTime(1);
  expect(onElapsed).toHaveBeenCalledTimes(1);
});
