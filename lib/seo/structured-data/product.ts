import type { SoftwareApplication } from 'schema-dts';
import type { Route } from '@/lib/routes/find-route';
import { canonicalUrl } from '../sitemap';
import { idOf, organizationId } from './ids';

/** The pages of the company's own products. */
export function isProductPath(path: string): boolean {
  return path.startsWith('/about/projects/');
}

/** A product of the company. No price and no rating: its page states none. */
export function product(
  siteUrl: string,
  { path, name, summary }: Pick<Route, 'path' | 'name' | 'summary'>,
): SoftwareApplication {
  return {
    '@type': 'SoftwareApplication',
    '@id': idOf(siteUrl, path, 'product'),
    name,
    description: summary,
    url: canonicalUrl(siteUrl, path),
    applicationCategory: 'BusinessApplication',
    creator: { '@id': organizationId(siteUrl) },
    mainEntityOfPage: { '@id': idOf(siteUrl, path, 'webpage') },
  };
}
