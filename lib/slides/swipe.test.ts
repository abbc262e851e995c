import { releaseVelocity, swipeDirection } from './swipe';

test('a leftward swipe past the threshold goes to the next slide, a rightward one to the previous', () => {
  expect(swipeDirection(-50, -101)).toBe(1);
  expect(swipeDirection(50, 101)).toBe(-1);
});

test('a product of exactly 5000 is not above the threshold', () => {
  expect(swipeDirection(-50, -100)).toBe(0);
});

test('a finger that turned back does not swipe, however far or fast', () => {
  expect(swipeDirection(-300, 2000)).toBe(0);
});

test('velocity is that of the last tenth of a second, in px per second', () => {
  const samples = [
    { x: 300, timeMs: 0 },
    { x: 290, timeMs: 400 },
    { x: 240, timeMs: 450 },
  ];
  expect(releaseVelocity(samples, 460)).toBe(-1000);
});

test('a finger that rested before it was lifted has no velocity', () => {
  expect(
    releaseVelocity(
      [
        { x: 300, timeMs: 0 },
        { x: 100, timeMs: 50 },
      ],
      600,
    ),
  ).toBe(0);
});

describe('on a slow device, with 130 ms between moves', () => {
  /** Samples 130 ms apart, the first at 0. */
  const slowMoves = (...positions: number[]) => positions.map((x, index) => ({ x, timeMs: index * 130 }));

  test.each([
    ['right after the last move', 265],
    ['when the next move is due', 390],
  ])('a finger lifted %s has the velocity of the last two samples', (_, releasedAtMs) => {
    expect(releaseVelocity(slowMoves(330, 260, 130), releasedAtMs)).toBe(-1000);
  });

  test('a swipe of a single move changes the slide', () => {
    expect(swipeDirection(-130, releaseVelocity(slowMoves(300, 170), 140))).toBe(1);
  });

  test('a finger that rested for a second has no velocity', () => {
    expect(releaseVelocity(slowMoves(330, 260, 130), 1260)).toBe(0);
  });

  test('a finger that rested between its last two moves has no velocity', () => {
    expect(releaseVelocity(slowMoves(330, 200, 130, 130), 400)).toBe(0);
  });

  test('a finger that turned back has the velocity of the way back', () => {
    expect(releaseVelocity(slowMoves(300, 100, 230), 270)).toBe(1000);
  });
});

test('after a long press and a quick drag, a rest still counts as a rest', () => {
  const samples = [
    { x: 300, timeMs: 0 },
    { x: 280, timeMs: 900 },
    { x: 100, timeMs: 916 },
  ];
  expect(releaseVelocity(samples, 1400)).toBe(0);
});

test('a tap has no velocity', () => {
  expect(releaseVelocity([{ x: 300, timeMs: 0 }], 80)).toBe(0);
});
