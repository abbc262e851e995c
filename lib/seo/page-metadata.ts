import type { Metadata } from 'next';
import type { RoutePath } from '@/content/routes';
import { site } from '@/content/site';
import { feedLinks } from '@/lib/blog/feeds';
import { siteConfig } from '@/lib/config/site-config';
import { type Route, routeAt } from '@/lib/routes/find-route';
import { shareMetadata } from './share-metadata';
import { canonicalUrl } from './sitemap';
import { socialCard } from './social-card';

/** Title as browsers and search engines show it. The home page leads with the name. */
export function pageTitle(route: Pick<Route, 'path' | 'title'>): string {
  return route.path === '/' ? `${site.name}: ${route.title}` : `${route.title} | ${site.name}`;
}

/** What the head of a page says, from the route list. */
export function pageMetadata(path: RoutePath): Metadata {
  const route = routeAt(path);
  const { title, summary: description } = route;
  const canonical = canonicalUrl(siteConfig().siteUrl, route.canonical ?? route.path);
  return {
    title: pageTitle(route),
    description,
    alternates: {
      canonical,
      types: feedLinks(siteConfig().siteUrl),
    },
    ...shareMetadata({ title, description, url: canonical, card: socialCard(route) }),
    robots: route.isIndexed ? undefined : { index: false, follow: false },
  };
}

/** What the head of the not-found page says. It has no address of its own, so it names none. */
export function notFoundMetadata(): Metadata {
  const title = 'Page Not Found';
  return {
    title: `${title} | ${site.name}`,
    ...shareMetadata({ title, description: site.slogan, card: socialCard(routeAt('/')) }),
    robots: { index: false, follow: false },
  };
}
