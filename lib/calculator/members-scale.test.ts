import { memberLimits } from '@/content/tools';
import { membersAtPosition, SLIDER_STEPS, sliderFraction, stepMembers } from './members-scale';
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

test.each([
  [10, 11, 10],
  [99, 100, 98],
  [137, 140, 130],
  [1000, 1100, 990],
  [5000, 5000, 4900],
])('from %i an arrow key goes up to %i and down to %i', (members, up, down) => {
  expect([stepMembers(members, 1), stepMembers(members, -1)]).toEqual([up, down]);
});
