import type { Tool } from '@/content/schema/tool';

/** Our resources double at each step of this many people (specification, section 9). */
export const MEMBERS_PER_DOUBLING = 50;
export const MONTHS_PER_YEAR = 12;

type Line = { tool: Tool; currentMonthlyCents: number };

type Totals = { monthlyCents: number; yearlyCents: number };

type Current = { members: number; lines: Line[]; current: Totals };

/**
 * What a set of tools costs a team now and with us. All amounts are US cents, whole numbers; `percentage` is a whole percent
 * of the current cost. `empty`: no tool chosen. `quote`: our formula would not save, so there is only a custom quote.
 */
export type Estimate =
  | { status: 'empty'; members: number }
  | ({ status: 'quote' } & Current)
  | ({ status: 'saving'; provider: Totals; savings: Totals; percentage: number } & Current);

/** How many times the first server's resources a team needs: 1 below 50 members, 2 from 50, 4 from 100 and so on. */
export function resourceMultiplier(members: number): number {
  return 2 ** Math.floor(members / MEMBERS_PER_DOUBLING);
}

/** The prices of one tool or the sums of several, in US cents a month. */
export type Rates = Pick<Tool, 'pricePerUserCents' | 'resourceCostCents' | 'supportFeeCents'>;

/** The sums of a set of tools, for computing many team sizes. */
export function ratesOf(tools: readonly Rates[]): Rates {
  const rates = { pricePerUserCents: 0, resourceCostCents: 0, supportFeeCents: 0 };
  for (const tool of tools) {
    rates.pricePerUserCents += tool.pricePerUserCents;
    rates.resourceCostCents += tool.resourceCostCents;
    rates.supportFeeCents += tool.supportFeeCents;
  }
  return rates;
}

/** Provider cost in US cents a month, of a tool or of sums. From 2,000 members on it is inexact, and only compared. */
export function providerMonthlyCents(members: number, rates: Rates): number {
  return hostingMonthlyCents(members, rates) + rates.supportFeeCents;
}

/** The part of the provider cost that doubles with team size, US cents a month. */
export function hostingMonthlyCents(members: number, rates: Rates): number {
  return rates.resourceCostCents * resourceMultiplier(members);
}

/** Per-user cost in US cents a month, of one tool or of the sums of several. */
export function currentMonthlyCents(members: number, rates: Rates): number {
  return rates.pricePerUserCents * members;
}

/** Compares per-user prices with ours by the rules of the specification, section 9. The order of `tools` changes no total. */
export function estimate(members: number, tools: readonly Tool[]): Estimate {
  if (tools.length === 0) return { status: 'empty', members };
  const rates = ratesOf(tools);
  const lines = tools.map((tool) => ({ tool, currentMonthlyCents: currentMonthlyCents(members, tool) }));
  const current = totals(currentMonthlyCents(members, rates));
  const provider = totals(providerMonthlyCents(members, rates));
  if (provider.monthlyCents >= current.monthlyCents) return { status: 'quote', members, lines, current };
  const savings = totals(current.monthlyCents - provider.monthlyCents);
  const percentage = Math.round((savings.monthlyCents / current.monthlyCents) * 100);
  return { status: 'saving', members, lines, current, provider, savings, percentage };
}

function totals(monthlyCents: number): Totals {
  return { monthlyCents, yearlyCents: monthlyCents * MONTHS_PER_YEAR };
}
