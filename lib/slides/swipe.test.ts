import { releaseVelocity, swipeDirection } from './swipe';

test('a leftward swipe past the threshold goes to the next slide, a rightward one to the previous', () => {
  expect(swipeDirection(-50, -101)).toBe(1);
  expect(swipeDirection(50, 101)).toBe(-1);
});

test('a product of exactly 5000 has not passed the threshold', () => {
  expect(swipeDirection(-50, -100)).toBe(0);
});

test('a finger that turned round does not swipe, however far or fast', () => {
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

test('a finger that rested before it left has no velocity', () => {
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

describe('on a slow machine, where moves come 130 ms apart', () => {
  /** Samples 130 ms apart, the first at 0. */
  const slowMoves = (...positions: number[]) => positions.map((x, index) => ({ x, timeMs: index * 130 }));

  test.each([
    ['right after the last move', 265],
    ['as late as the next move would have come', 390],
  ])('a finger that leaves %s has the velocity of the last two samples', (_, releasedAtMs) => {
    expect(releaseVelocity(slowMoves(330, 260, 130), releasedAtMs)).toBe(-1000);
  });

  test('a swipe of a single move turns the slides', () => {
    expect(swipeDirection(-130, releaseVelocity(slowMoves(300, 170), 140))).toBe(1);
  });

  test('a finger that rested for a second stays', () => {
    expect(releaseVelocity(slowMoves(330, 260, 130), 1260)).toBe(0);
  });

  test('a finger that rested between its last two moves stays', () => {
    expect(releaseVelocity(slowMoves(330, 200, 130, 130), 400)).toBe(0);
  });

  test('a finger that turned round has the velocity of its way back', () => {
    expect(releaseVelocity(slowMoves(300, 100, 230), 270)).toBe(1000);
  });
});

test('a press held before the drag does not make a rest after it count as movement', () => {
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
