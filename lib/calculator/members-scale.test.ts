import { memberLimits } from '@/content/tools';
import { membersAtPosition, SLIDER_STEPS, sliderFraction, sliderPosition, stepMembers } from './members-scale';
import { clampPeople } from './read-people';

test('the slider is logarithmic from 10 to 5000', () => {
  const fractions = memberLimits.labels.map((size) => sliderFraction(size).toFixed(3));
  expect(fractions).toEqual(['0.000', '0.371', '0.741', '1.000']);
  expect(membersAtPosition(0)).toBe(10);
  expect(membersAtPosition(SLIDER_STEPS)).toBe(5000);
});

test('every position is a whole size inside the limits, and never below the one before it', () => {
  let last = 0;
  for (let position = 0; position <= SLIDER_STEPS; position += 1) {
    const members = membersAtPosition(position);
    expect(Number.isInteger(members)).toBe(true);
    expect(members).toBe(clampPeople(members, memberLimits));
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
  [10, 11, 10],
  [99, 100, 98],
  [100, 110, 99],
  [137, 140, 130],
  [990, 1000, 980],
  [1000, 1100, 990],
  [4950, 5000, 4900],
  [5000, 5000, 4900],
])('from %i an arrow key goes up to %i and down to %i', (members, up, down) => {
  expect([stepMembers(members, 1), stepMembers(members, -1)]).toEqual([up, down]);
});

test('a page key takes ten steps at once', () => {
  expect([40, 400, 2000].map((members) => stepMembers(members, 1, 10))).toEqual([50, 500, 3000]);
  expect(stepMembers(40, -1, 10)).toBe(30);
});
