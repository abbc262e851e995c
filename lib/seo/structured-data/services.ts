import type { Offer, Service } from 'schema-dts';
import { planGroups } from '@/content/plans';
import type { PlanGroup } from '@/content/schema/plan';
import type { Section } from '@/content/schema/section';
import { mainServicePaths, servicePaths } from '@/content/service-paths';
import { planName } from '@/lib/money/offers';
import { longName, type Route } from '@/lib/routes/find-route';
import { canonicalUrl } from '../sitemap';
import { idOf, organizationId } from './organization';

type NamedRoute = Pick<Route, 'path' | 'name' | 'summary'>;

const SERVICE_PATHS: readonly string[] = [...Object.values(servicePaths).flat(), ...mainServicePaths];

/** The service of a page, with the offers of its plans; an empty list for other pages. */
export function services(siteUrl: string, route: NamedRoute, sections: readonly Section[]): Service[] {
  if (!SERVICE_PATHS.includes(route.path)) return [];
  const plans = offers(siteUrl, route.path, sections);
  return [
    {
      '@type': 'Service',
      '@id': idOf(siteUrl, route.path, 'service'),
      name: longName(route),
      description: route.summary,
      url: canonicalUrl(siteUrl, route.path),
      provider: { '@id': organizationId(siteUrl) },
      mainEntityOfPage: { '@id': idOf(siteUrl, route.path, 'webpage') },
      offers: plans.length > 0 ? plans : undefined,
    },
  ];
}

/** The months that a price is for; a project is paid once. */
const months = { month: 1, quarter: 3, project: undefined } as const;

/** The offers of the plan tables in these sections. A plan with a custom price is left out, because an offer needs a figure. */
function offers(siteUrl: string, path: string, sections: readonly Section[]): Offer[] {
  return sections.flatMap((section) => {
    if (section.kind !== 'plans') return [];
    const { plans, period, setupFee }: PlanGroup = planGroups[section.group];
    const setup =
      setupFee && ({ ...unitPrice(setupFee), priceComponentType: 'https://schema.org/ActivationFee' } as const);
    return plans.flatMap(({ id, name, description, price }): Offer[] => {
      if (price === 'Custom') return [];
      const regular = {
        ...unitPrice(price),
        priceComponentType: period === 'project' ? undefined : 'https://schema.org/Subscription',
        referenceQuantity: monthsOf(months[period]),
      } as const;
      const priceSpecification = setup ? [regular, setup] : [regular];
      const named = {
        '@type': 'Offer',
        '@id': idOf(siteUrl, path, `offer-${id}`),
        name: planName({ name, group: section.group }),
        description,
      } as const;
      return [{ ...named, price, priceCurrency: 'USD', priceSpecification }];
    });
  });
}

/** The time that a price is for. `MON` is the month of UN/CEFACT; `billingDuration` would say when the plan ends. */
function monthsOf(value: number | undefined) {
  return value === undefined ? undefined : ({ '@type': 'QuantitativeValue', value, unitCode: 'MON' } as const);
}

function unitPrice(price: number) {
  return { '@type': 'UnitPriceSpecification', price, priceCurrency: 'USD' } as const;
}
