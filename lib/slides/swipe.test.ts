import { releaseVelocity, swipeDirection } from './swipe';

test.each([
  ['a leftward swipe past the threshold goes to the next slide', -50, -101, 1],
  ['a rightward one to the previous', 50, 101, -1],
  ['a product of exactly 5000 is not above the threshold', -50, -100, 0],
  ['a finger that turned back does not swipe, however far or fast', -300, 2000, 0],
])('%s', (_, offset, velocity, direction) => {
  expect(swipeDirection(offset, velocity)).toBe(direction);
});

/** Samples of positions, by their time in milliseconds. */
const samples = (positions: Record<number, number>) =>
  Object.entries(positions).map(([timeMs, x]) => ({ x, timeMs: Number(timeMs) }));

test.each([
  [
    'a drag has the velocity of its last tenth of a second, in px per second',
    { 0: 300, 400: 290, 450: 240 },
    460,
    -1000,
  ],
  ['a finger that rested before it was lifted has none', { 0: 300, 50: 100 }, 600, 0],
  ['a tap has none', { 0: 300 }, 80, 0],
])('%s', (_, positions: Record<number, number>, releasedAtMs, velocity) => {
  expect(releaseVelocity(samples(positions), releasedAtMs)).toBe(velocity);
});

describe('on a slow device, with 130 ms between moves', () => {
  /** Samples 130 ms apart, the first at 0. */
  const slowMoves = (...positions: number[]) => positions.map((x, index) => ({ x, timeMs: index * 130 }));

  test.each([
    ['lifted soon after the last move has the velocity of the last two samples', [330, 260, 130], 400, -1000],
    ['that rested for a second has none', [330, 260, 130], 1260, 0],
    ['that turned back has the velocity of the way back', [300, 100, 230], 270, 1000],
  ])('a finger %s', (_, positions, releasedAtMs, velocity) => {
    expect(releaseVelocity(slowMoves(...positions), releasedAtMs)).toBe(velocity);
  });
});
