import type { MetadataRoute } from 'next';
import { isIndexable, type ListPage } from '@/lib/blog/list-pages';
import { indexedRoutes } from '@/lib/routes/find-route';
import type { LastModified } from './build-facts';

/** The sitemap: the canonical pages that search engines index. `lastModified` is set where the build knows it. */
export function sitemapEntries(
  siteUrl: string,
  listPages: readonly ListPage[],
  lastModified: LastModified,
): MetadataRoute.Sitemap {
  const paths = new Set([...indexedRoutes(), ...listPages.filter(isIndexable)].map(({ path }) => path));
  return [...paths].map((path) => ({ url: canonicalUrl(siteUrl, path), lastModified: lastModified[path] }));
}

/** The absolute address of a path; that of the home page has no slash at its end. */
export function canonicalUrl(siteUrl: string, path: string): string {
  return path === '/' ? siteUrl : `${siteUrl}${path}`;
}
