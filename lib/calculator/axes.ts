import type { Tool } from '@/content/schema/tool';
import { memberLimits } from '@/content/tools';
import { costAt, type MemberRange } from './cost-curve';

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

/** Round amounts for an axis from 0 to at least `cents`: three to six of them, the last at or above it. */
export function roundTicks(cents: number): number[] {
  const magnitude = 10 ** Math.floor(Math.log10(cents / 3));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * magnitude).find((size) => size * 4 >= cents) ?? cents;
  return Array.from({ length: Math.ceil(cents / step) + 1 }, (_, index) => index * step);
}

/** The team sizes in the chart's table: round ones, the visitor's own, and those from which on tools save, or save no more. */
export function tableSizes(ranges: readonly MemberRange[], members: number): number[] {
  const turns = ranges.flatMap(({ from, to }) => [from, to + 1]).filter((size) => size <= memberLimits.max);
  const sizes = new Set([10, 25, 50, 100, 200, 300, 500, 1000, memberLimits.max, members, ...turns]);
  return [...sizes].sort((a, b) => a - b);
}
