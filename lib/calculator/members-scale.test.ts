import { memberLimits } from '@/content/tools';
import {
  clampMembers,
  membersAtPosition,
  readMembers,
  SLIDER_STEPS,
  sliderFraction,
  sliderPosition,
  stepMembers,
} from './members-scale';

test('the slider is logarithmic from 10 to 5000', () => {
  expect(memberLimits.labels.map((size) => sliderFraction(size).toFixed(3))).toEqual([
    '0.000',
    '0.371',
    '0.741',
    '1.000',
  ]);
  expect(membersAtPosition(0)).toBe(10);
  expect(membersAtPosition(SLIDER_STEPS)).toBe(5000);
});

test('every position is a whole size inside the limits, and never below the one before it', () => {
  let last = 0;
  for (let position = 0; position <= SLIDER_STEPS; position += 1) {
    const members = membersAtPosition(position);
    expect(Number.isInteger(members)).toBe(true);
    expect(members).toBe(clampMembers(members));
    expect(members).toBeGreaterThanOrEqual(last);
    last = members;
  }
});

test('below 100 a size put on the slider reads back as itself', () => {
  for (let members = 10; members <= 100; members += 1) {
    expect(membersAtPosition(sliderPosition(members))).toBe(members);
  }
});

test.each([
  [10, 11],
  [99, 100],
  [100, 110],
  [137, 140],
  [990, 1000],
  [1000, 1100],
  [4950, 5000],
  [5000, 5000],
])('an arrow key goes up from %i to %i', (members, next) => {
  expect(stepMembers(members, 1)).toBe(next);
});

test.each([
  [5000, 4900],
  [1000, 990],
  [137, 130],
  [100, 99],
  [10, 10],
])('an arrow key goes down from %i to %i', (members, next) => {
  expect(stepMembers(members, -1)).toBe(next);
});

test('a page key takes ten steps at once', () => {
  expect([stepMembers(40, 1, 10), stepMembers(40, -1, 10), stepMembers(400, 1, 10), stepMembers(2000, 1, 10)]).toEqual([
    50, 30, 500, 3000,
  ]);
});

test.each([
  ['40', 40],
  [' 40 ', 40],
  ['3', 10],
  ['1,000', 1000],
  ['1 000', 1000],
  ['1,5', undefined],
  ['999999', 5000],
  ['', undefined],
  ['40.5', undefined],
  ['-40', undefined],
  ['1e3', undefined],
  ['forty', undefined],
])('the text %p names %p people', (text, expected) => {
  expect(readMembers(text)).toBe(expected);
});
