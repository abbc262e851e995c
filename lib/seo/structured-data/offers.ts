import type { Offer, UnitPriceSpecification } from 'schema-dts';
import { planGroups } from '@/content/plans';
import type { Plan, PlanGroup, Price } from '@/content/schema/plan';
import type { Section } from '@/content/schema/section';
import { idOf } from './ids';

const CURRENCY = 'USD';

/** How long a price pays for, as ISO 8601 writes it; a project is paid once. */
const durations = { month: 'P1M', quarter: 'P3M', project: undefined } as const;

/** The plans that these sections sell, from the one price list. A custom plan has no figure to state, so it is none. */
export function offers(siteUrl: string, path: string, sections: readonly Section[]): Offer[] {
  return sections.flatMap((section) => {
    if (section.kind !== 'plans') return [];
    const group: PlanGroup = planGroups[section.group];
    return group.plans.filter(hasFigure).map((plan) => offer(plan, group, idOf(siteUrl, path, `offer-${plan.id}`)));
  });
}

function offer({ name, description, price }: Priced, group: PlanGroup, id: string): Offer {
  return {
    '@type': 'Offer',
    '@id': id,
    name,
    description,
    price,
    priceCurrency: CURRENCY,
    priceSpecification: [
      {
        ...specification(price),
        priceComponentType: group.period === 'project' ? undefined : 'https://schema.org/Subscription',
        billingDuration: durations[group.period],
      },
      ...(group.setupFee
        ? [{ ...specification(group.setupFee), priceComponentType: 'https://schema.org/ActivationFee' } as const]
        : []),
    ],
  };
}

function specification(price: number) {
  return {
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: CURRENCY,
  } as const satisfies UnitPriceSpecification;
}

type Priced = Plan & { price: Exclude<Price, 'Custom'> };

function hasFigure(plan: Plan): plan is Priced {
  return plan.price !== 'Custom';
}
