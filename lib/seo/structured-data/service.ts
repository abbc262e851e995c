import type { Offer, Service } from 'schema-dts';
import { mainServicePaths, servicePaths } from '@/content/service-paths';
import type { Route } from '@/lib/routes/find-route';
import { longName } from '@/lib/routes/find-route';
import { canonicalUrl } from '../sitemap';
import { idOf, organizationId } from './ids';

/** Pages that sell a service: the detail pages, and the main ones. */
const SERVICE_PATHS: readonly string[] = [...Object.values(servicePaths).flat(), ...mainServicePaths];

export function isServicePath(path: string): boolean {
  return SERVICE_PATHS.includes(path);
}

/** The service of a page, and what it costs where the page sells plans. */
export function service(siteUrl: string, route: Pick<Route, 'path' | 'name' | 'summary'>, offers: Offer[]): Service {
  return {
    '@type': 'Service',
    '@id': idOf(siteUrl, route.path, 'service'),
    name: longName(route),
    description: route.summary,
    url: canonicalUrl(siteUrl, route.path),
    provider: { '@id': organizationId(siteUrl) },
    mainEntityOfPage: { '@id': idOf(siteUrl, route.path, 'webpage') },
    offers: offers.length > 0 ? offers : undefined,
  };
}
