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
