import type { MetadataRoute } from 'next';
import { isIndexable, type ListPage } from '@/lib/blog/list-pages';
import { allRoutes } from '@/lib/routes/find-route';
import type { LastModified } from './last-modified';

/**
 * Every page that search engines should know: indexable, and not the twin of another. `lastModified` stands only where
 * somebody knows it.
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

/** Absolute address of a path; the home page has no slash behind the host. */
export function canonicalUrl(siteUrl: string, path: string): string {
  return path === '/' ? siteUrl : `${siteUrl}${path}`;
}
