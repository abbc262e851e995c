import { planGroups } from '@/content/plans';
import type { Plan, PlanGroup, Price } from '@/content/schema/plan';
import { formatDollars } from './format-money';

/** What is sold, as a list. */
export const groups: readonly PlanGroup[] = Object.values(planGroups);

/** The plan with this id, wherever it is sold, or undefined. */
export function findPlan(id: string): Plan | undefined {
  return groups.flatMap((group) => group.plans).find((plan) => plan.id === id);
}

/** A price as a page shows it: '$1,999', or 'Custom'. */
export function priceText(price: Price): string {
  return price === 'Custom' ? price : formatDollars(price);
}
