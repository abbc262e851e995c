import type { PlanGroup, Price } from '@/content/schema/plan';
import { groups, priceText } from './find-price';
import { formatDollars } from './format-money';

const periods = { month: 'a month', project: 'a project', quarter: 'a quarter' } as const;

/** What stands behind a price: 'a month'. Nothing stands behind 'Custom'. */
export function periodText(group: PlanGroup, price: Price): string | undefined {
  return price === 'Custom' ? undefined : periods[group.period];
}

/** A price with its period: '$30 a month', or 'Custom'. */
export function termsText(group: PlanGroup, price: Price): string {
  return [priceText(price), periodText(group, price)].filter(Boolean).join(' ');
}

/** What each plan of the group that has a price costs once besides: '$50 one-time setup fee'. */
export function feeText(group: PlanGroup): string | undefined {
  const fee = feeOf(group);
  return fee && `${fee} one-time setup fee`;
}

/** What a plan costs once besides: '$50 one-time setup fee'. 'Custom' has none, nor has a group without a fee. */
export function setupText(group: PlanGroup, price: Price): string | undefined {
  return price === 'Custom' ? undefined : feeText(group);
}

/** A plan's terms, apart so that a figure can stand out: `{ price: '$299', period: 'a month', setup: '$50' }`. */
export function planTerms(id: string): { price: string; period?: string; setup?: string } | undefined {
  const group = groups.find((candidate) => candidate.plans.some((plan) => plan.id === id));
  const plan = group?.plans.find((candidate) => candidate.id === id);
  if (!group || !plan) return undefined;
  const setup = plan.price === 'Custom' ? undefined : feeOf(group);
  return { price: priceText(plan.price), period: periodText(group, plan.price), setup };
}

function feeOf({ setupFee }: PlanGroup): string | undefined {
  return setupFee === undefined ? undefined : formatDollars(setupFee);
}
