import type { MetadataRoute } from 'next';
import { isIndexable, type ListPage } from '@/lib/blog/list-pages';
import { allRoutes } from '@/lib/routes/find-route';
import type { LastModified } from './build-facts';

/**
 * The sitemap: indexable pages, without those that have another canonical page. `lastModified` is set where the build knows it.
 */
export function sitemapEntries(
  siteUrl: string,
  listPages: readonly ListPage[],
  lastModified: LastModified,
): MetadataRoute.Sitemap {
  const routes = allRoutes().filter((route) => route.isIndexed && route.canonical === undefined);
  const paths = new Set([...routes, ...listPages.filter(isIndexable)].map(({ path }) => path));
  return [...paths].map((path) => ({ url: canonicalUrl(siteUrl, path), lastModified: lastModified[path] }));
}

/** The absolute address of a path; that of the home page has no slash at its end. */
export function canonicalUrl(siteUrl: string, path: string): string {
  return path === '/' ? siteUrl : `${siteUrl}${path}`;
}
