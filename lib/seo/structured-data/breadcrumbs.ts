import type { BreadcrumbList } from 'schema-dts';
import { breadcrumb } from '@/lib/routes/find-route';
import { canonicalUrl } from '../sitemap';
import { idOf } from './ids';

/** Where the page stands: the same steps that the page shows. */
export function breadcrumbs(siteUrl: string, path: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': idOf(siteUrl, path, 'breadcrumb'),
    itemListElement: breadcrumb(path).map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: canonicalUrl(siteUrl, step.path),
    })),
  };
}
