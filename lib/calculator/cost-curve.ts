import type { Tool } from '@/content/schema/tool';
import { memberLimits } from '@/content/tools';
import {
  currentMonthlyCents,
  type Estimate,
  MEMBERS_PER_DOUBLING,
  MONTHS_PER_YEAR,
  providerMonthlyCents,
  ratesOf,
} from './estimate';

/** US cents a month at one team size. */
export type CostPoint = { members: number; currentCents: number; providerCents: number };

/** Team sizes, both ends included. */
export type MemberRange = { from: number; to: number };

/** Both costs at one team size. */
export function costAt(members: number, tools: readonly Tool[]): CostPoint {
  const rates = ratesOf(tools);
  return {
    members,
    currentCents: currentMonthlyCents(members, rates),
    providerCents: providerMonthlyCents(members, rates),
  };
}

/**
 * The team sizes at which these tools cost less with us: several ranges, as our cost doubles at each 50 people and a growing team
 * catches up in between. Computed for each step of 50, within which our cost is constant.
 */
export function savingRanges(tools: readonly Tool[]): MemberRange[] {
  const rates = ratesOf(tools);
  const ranges: MemberRange[] = [];
  for (let step = 0; step <= memberLimits.max; step += MEMBERS_PER_DOUBLING) {
    const cheaperFrom = Math.floor(providerMonthlyCents(step, rates) / rates.pricePerUserCents) + 1;
    const from = Math.max(step, memberLimits.min, cheaperFrom);
    const to = Math.min(step + MEMBERS_PER_DOUBLING - 1, memberLimits.max);
    if (from > to) continue;
    const last = ranges.at(-1);
    if (last?.to === from - 1) last.to = to;
    else ranges.push({ from, to });
  }
  return ranges;
}

/** The team size from which on no size saves; undefined if no size saves at all, or if the largest one does. */
export function crossingOf(ranges: readonly MemberRange[]): number | undefined {
  const last = ranges.at(-1);
  return last && last.to < memberLimits.max ? last.to + 1 : undefined;
}

/** The corners of the stepped line of our cost between two team sizes. Ends early if the line reaches `maxCents`. */
export function providerStairs(tools: readonly Tool[], from: number, to: number, maxCents: number): CostPoint[] {
  const first = costAt(from, tools);
  const corners = [first];
  let level = first.providerCents;
  const firstDoubling = (Math.floor(from / MEMBERS_PER_DOUBLING) + 1) * MEMBERS_PER_DOUBLING;
  for (let members = firstDoubling; members <= to; members += MEMBERS_PER_DOUBLING) {
    const point = costAt(members, tools);
    corners.push({ ...point, providerCents: level });
    level = Math.min(point.providerCents, maxCents);
    corners.push({ ...point, providerCents: level });
    if (level === maxCents) return corners;
  }
  return [...corners, { ...costAt(to, tools), providerCents: level }];
}

/** The twelve months of a year with running totals in US cents. Our cost is undefined where the estimate does not save. */
export function yearMonths(estimate: Exclude<Estimate, { status: 'empty' }>) {
  return Array.from({ length: MONTHS_PER_YEAR }, (_, index) => {
    const month = index + 1;
    return {
      month,
      currentCents: estimate.current.monthlyCents * month,
      providerCents: estimate.status === 'saving' ? estimate.provider.monthlyCents * month : undefined,
    };
  });
}
