import { paybackMonths } from './payback';

// The sample estimate: $450 today less $90 with us is $360 a month; $400 once is $340 with 15% off.
test.each([
  [34_000, 36_000, 1],
  [40_000, 36_000, 2],
  [36_000, 36_000, 1],
  [36_001, 36_000, 2],
  [0, 36_000, 1],
])('%d cents are paid back by %d cents a month in month %d, rounded up', (once, saved, month) => {
  expect(paybackMonths(once, saved)).toBe(month);
});

test.each([0, -500])('a saving of %d cents a month pays nothing back', (saved) => {
  expect(() => paybackMonths(34_000, saved)).toThrow(`received ${saved}`);
});
