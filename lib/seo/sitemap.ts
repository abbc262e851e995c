import { allRoutes } from '@/lib/routes/find-route';

/** Absolute addresses of every page that search engines should know: indexable, and not the twin of another. */
export function sitemapUrls(siteUrl: string): string[] {
  return allRoutes()
    .filter((route) => route.isIndexed && route.canonical === undefined)
    .map((route) => canonicalUrl(siteUrl, route.path));
}

/** Absolute address of a path; the home page has no slash behind the host. */
export function canonicalUrl(siteUrl: string, path: string): string {
  return path === '/' ? siteUrl : `${siteUrl}${path}`;
}
