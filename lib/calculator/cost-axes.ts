import type { Tool } from '@/content/schema/tool';
import { memberLimits } from '@/content/tools';
import { type CostPoint, costAt, crossingOf, type MemberRange } from './cost-curve';
import { MEMBERS_PER_DOUBLING } from './estimate';

/** Right end of the usual chart; every crossing is below it. */
const USUAL_MAX_MEMBERS = 1000;

/** The logarithmic axes of the chart of cost by team size, which include the visitor's own size. Costs in US cents. */
export function costAxes(tools: readonly Tool[], members: number) {
  const minMembers = memberLimits.min;
  const maxMembers = members > USUAL_MAX_MEMBERS ? memberLimits.max : USUAL_MAX_MEMBERS;
  const first = costAt(minMembers, tools);
  const minCents = Math.min(first.currentCents, first.providerCents) * 0.4;
  const maxCents = costAt(maxMembers, tools).currentCents * 1.5;
  const centTicks: number[] = [];
  for (let tick = 10 ** Math.ceil(Math.log10(minCents)); tick <= maxCents; tick *= 10) centTicks.push(tick);
  const memberTicks = [10, 50, 100, 500, 1000, memberLimits.max].filter((tick) => tick <= maxMembers);
  return { minMembers, maxMembers, minCents, maxCents, memberTicks, centTicks };
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

/** The team sizes in the chart's table: round ones, the visitor's own, and the one from which no size saves. */
export function tableSizes(ranges: readonly MemberRange[], members: number): number[] {
  const sizes = new Set([10, 25, 50, 100, 200, 300, 500, 1000, memberLimits.max, members]);
  const crossing = crossingOf(ranges);
  if (crossing) sizes.add(crossing);
  return [...sizes].sort((a, b) => a - b);
}
