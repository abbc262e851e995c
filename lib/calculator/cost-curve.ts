import type { Tool } from '@/content/schema/tool';
import { memberLimits } from '@/content/tools';
import { currentMonthlyCents, providerMonthlyCents, type Rates, ratesOf } from './estimate';

/** US cents a month at one team size. */
export type CostPoint = { members: number; currentCents: number; providerCents: number };

/** Team sizes, both ends included. */
export type MemberRange = { from: number; to: number };

/** Both costs at one team size. */
export function costAt(members: number, tools: readonly Tool[]): CostPoint {
  return costOf(members, ratesOf(tools));
}

function costOf(members: number, rates: Rates): CostPoint {
  return {
    members,
    currentCents: currentMonthlyCents(members, rates),
    providerCents: providerMonthlyCents(members, rates),
  };
}

/** Both costs at every team size from the smallest the calculator knows to `toMembers`. */
export function costCurve(tools: readonly Tool[], toMembers: number): CostPoint[] {
  const rates = ratesOf(tools);
  return Array.from({ length: toMembers - memberLimits.min + 1 }, (_, index) =>
    costOf(memberLimits.min + index, rates),
  );
}

/**
 * The team sizes at which these tools cost less with us. There may be several ranges: our cost doubles at each 50
 * people, and a growing team can catch up in between.
 */
export function savingRanges(tools: readonly Tool[]): MemberRange[] {
  const rates = ratesOf(tools);
  const ranges: MemberRange[] = [];
  for (let members = memberLimits.min; members <= memberLimits.max; members += 1) {
    const { currentCents, providerCents } = costOf(members, rates);
    if (providerCents >= currentCents) continue;
    const last = ranges.at(-1);
    if (last?.to === members - 1) last.to = members;
    else ranges.push({ from: members, to: members });
  }
  return ranges;
}

/** The first team size after which none saves, or undefined where none ever does or the largest still does. */
export function crossingOf(ranges: readonly MemberRange[]): number | undefined {
  const last = ranges.at(-1);
  return last && last.to < memberLimits.max ? last.to + 1 : undefined;
}
