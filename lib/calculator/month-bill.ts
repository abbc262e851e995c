import { planGroups, type StartupPlanId } from '@/content/plans';
import type { Plan } from '@/content/schema/plan';
import type { Tool } from '@/content/schema/tool';
import { currentMonthlyCents, hostingMonthlyCents, ratesOf } from './estimate';

/** Equal prices of several tools, US cents a month each. */
type Prices = { count: number; cents: number };

/** A part of the bill, US cents a month, and the prices that add up to it, the most frequent first. */
type Part = { cents: number; prices: Prices[] };

export type MonthBill = {
  planCents: number;
  hosting: Part;
  support: Part;
  /** Hosting and support, US cents. */
  toolsCents: number;
  /** Plan, hosting and support, US cents. Desk and visits come on top. */
  monthlyCents: number;
  /** Paid once, US cents. */
  setupCents: number;
  /** What the same tools cost by their prices per person, US cents a month. */
  perPersonCents: number;
};

/** A month of a startup plan and of tools that we host. Throws for a plan without a price. */
export function monthBill(planId: StartupPlanId, members: number, tools: readonly Tool[]): MonthBill {
  const { plans, setupFee } = planGroups.startup;
  const plan: Plan | undefined = plans.find(({ id }) => id === planId);
  if (typeof plan?.price !== 'number') throw new Error(`expected a plan that has a price, received '${planId}'`);
  const rates = ratesOf(tools);
  const planCents = plan.price * 100;
  const hosting = partOf(tools.map((tool) => hostingMonthlyCents(members, tool)));
  const support = partOf(tools.map(({ supportFeeCents }) => supportFeeCents));
  const toolsCents = hosting.cents + support.cents;
  return {
    planCents,
    hosting,
    support,
    toolsCents,
    monthlyCents: planCents + toolsCents,
    setupCents: setupFee * 100,
    perPersonCents: currentMonthlyCents(members, rates),
  };
}

function partOf(all: readonly number[]): Part {
  const prices = [...new Set(all)].map((cents) => ({ cents, count: all.filter((other) => other === cents).length }));
  return {
    cents: all.reduce((sum, cents) => sum + cents, 0),
    prices: prices.toSorted((one, other) => other.count - one.count),
  };
}
