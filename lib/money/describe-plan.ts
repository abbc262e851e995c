import { planGroups } from '@/content/plans';
import type { PlanGroup } from '@/content/schema/plan';
import { priceText } from './find-price';
import { setupText, termsText } from './plan-terms';

const entries: readonly (readonly [string, PlanGroup])[] = Object.entries(planGroups);

/** The plan an enquiry is about, in the words of the form and in those of the mail; undefined where nobody sells it. */
export function describePlan(id: string): { inForm: string; inMail: string } | undefined {
  for (const [groupId, group] of entries) {
    const plan = group.plans.find((candidate) => candidate.id === id);
    if (!plan) continue;
    const { name, price } = plan;
    const setup = setupText(group, price);
    const withSetup = (terms: string) => [terms, setup].filter(Boolean).join(', ');
    const perPeriod = price === 'Custom' ? price : `${priceText(price)} per ${group.period}`;
    return {
      inForm: `${name}: ${withSetup(termsText(group, price))}`,
      // Names repeat: 'Business Pro' is a website and a support plan.
      inMail: `${name} (${withSetup(perPeriod)}), ${groupId}`,
    };
  }
  return undefined;
}
