import type { PlanGroup, Price } from '@/content/schema/plan';
import { groups, priceText } from './find-price';
import { formatDollars } from './format-money';

const periods = { month: 'a month', project: 'a project', quarter: 'a quarter' } as const;

/** What stands behind a price: 'a month'. Nothing stands behind 'Custom'. */
export function periodText(group: PlanGroup, price: Price): string | undefined {
  return price === 'Custom' ? undefined : periods[group.period];
}

/** What is paid once besides: '$50 one-time setup fee'. 'Custom' has none, nor has a group without a fee. */
export function setupText(group: PlanGroup, price: Price): string | undefined {
  return price === 'Custom' || !group.setupFee ? undefined : `${formatDollars(group.setupFee)} one-time setup fee`;
}

/** A plan's price with its period, apart so that the figure can stand out: `{ price: '$30', period: 'a month' }`. */
export function planTerms(id: string): { price: string; period?: string } | undefined {
  const group = groups.find((candidate) => candidate.plans.some((plan) => plan.id === id));
  const plan = group?.plans.find((candidate) => candidate.id === id);
  return group && plan && { price: priceText(plan.price), period: periodText(group, plan.price) };
}
