import type { BreadcrumbList } from 'schema-dts';
import { isBackOffice } from '@/lib/pages/back-office';
import { findPage } from '@/lib/pages/find-page';
import { breadcrumb, type Route } from '@/lib/routes/find-route';
import { canonicalUrl } from '../sitemap';
import { idOf } from './ids';

/**
 * Whether a page of the route list shows where it stands: a hero does, and so does a page whose text is still to be
 * written. A page drawn by a file of its own has no trail.
 */
export function showsTrail({ path, hasOwnFile }: Pick<Route, 'path' | 'hasOwnFile'>): boolean {
  const page = findPage(path);
  return page ? page.sections.some(({ kind }) => kind === 'page-hero') : !hasOwnFile && !isBackOffice(path);
}

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
