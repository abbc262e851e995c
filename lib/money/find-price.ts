import { planGroups } from '@/content/plans';
import type { Plan, PlanGroup, Price } from '@/content/schema/plan';
import { formatDollars } from './format-money';

/** What is sold, as a list. */
export const groups: readonly PlanGroup[] = Object.values(planGroups);

/** The plan with this id, wherever it is sold, or undefined. */
export function findPlan(id: string): Plan | undefined {
  return groups.flatMap((group) => group.plans).find((plan) => plan.id === id);
}

/** Whether nothing that is sold beside this plan costs less, so that a page may say 'from'. 'Custom' is not the least. */
export function isLowestPrice({ id, price }: Plan): boolean {
  const beside = groups.find(({ plans }) => plans.some((plan) => plan.id === id))?.plans ?? [];
  return price !== 'Custom' && beside.every((plan) => plan.price === 'Custom' || plan.price >= price);
}

/** A price as a page shows it: '$1,999', or 'Custom'. */
export function priceText(price: Price): string {
  return price === 'Custom' ? price : formatDollars(price);
}
