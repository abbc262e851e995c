import { memberLimits, tools } from '@/content/tools';
import { crossingOf, savingRanges } from './cost-curve';
import { estimate, resourceMultiplier } from './estimate';

/** Varied subsets: some contain a given tool, others do not. */
const subsets = Array.from({ length: 120 }, (_, index) => {
  const bits = ((index + 1) * 2654435761) % 2 ** tools.length;
  return tools.filter((_, position) => Math.floor(bits / 2 ** position) % 2 === 1);
}).filter((subset) => subset.length > 0);

test('the multiplier is 1 at the smallest team and doubles at each 50 members, nowhere else', () => {
  expect(resourceMultiplier(memberLimits.min)).toBe(1);
  for (let members = memberLimits.min + 1; members <= memberLimits.max; members += 1) {
    expect(resourceMultiplier(members) / resourceMultiplier(members - 1)).toBe(members % 50 === 0 ? 2 : 1);
  }
});

test('at every size an estimate saves exactly where the ranges say so, and nowhere after the crossing', () => {
  for (const subset of subsets.slice(0, 12)) {
    const ranges = savingRanges(subset);
    const crossing = crossingOf(ranges) ?? memberLimits.max + 1;
    const wrong: number[] = [];
    for (let members = memberLimits.min; members <= memberLimits.max; members += 1) {
      const isSaving = estimate(members, subset).status === 'saving';
      const isInRange = ranges.some(({ from, to }) => members >= from && members <= to);
      if (isSaving !== isInRange || (isSaving && members >= crossing)) wrong.push(members);
    }
    expect(wrong).toEqual([]);
  }
});
