import type { Metadata } from 'next';
import type { RoutePath } from '@/content/routes';
import { site } from '@/content/site';
import { feedLinks } from '@/lib/blog/feeds';
import { siteConfig } from '@/lib/config/site-config';
import { type Route, routeAt } from '@/lib/routes/find-route';
import { canonicalUrl } from './sitemap';

/** Title as browsers and search engines show it. The home page leads with the name. */
export function pageTitle(route: Pick<Route, 'path' | 'title'>): string {
  return route.path === '/' ? `${site.name}: ${route.title}` : `${route.title} | ${site.name}`;
}

/** What the head of a page says, from the route list. */
export function pageMetadata(path: RoutePath): Metadata {
  const route = routeAt(path);
  return {
    title: pageTitle(route),
    description: route.summary,
    alternates: {
      canonical: canonicalUrl(siteConfig().siteUrl, route.canonical ?? route.path),
      types: feedLinks(siteConfig().siteUrl),
    },
    robots: route.isIndexed ? undefined : { index: false, follow: false },
  };
}
