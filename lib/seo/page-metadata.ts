import type { Metadata } from 'next';
import type { RoutePath } from '@/content/routes';
import type { Post } from '@/content/schema/post';
import { site } from '@/content/site';
import { notFoundTexts } from '@/content/texts/error';
import { feedLinks } from '@/lib/blog/feeds';
import { BLOG_PATH, isIndexable, type ListPage, listPages, listPageTexts } from '@/lib/blog/list-pages';
import { siteConfig } from '@/lib/config/site-config';
import { allRoutes, type Route, routeAt } from '@/lib/routes/find-route';
import { PAGE_ICONS } from './icons';
import { shareMetadata } from './share-metadata';
import { canonicalUrl } from './sitemap';
import { listPageCard, socialCard } from './social-card';

/**
 * The metadata of every page. Phones would turn figures into links of their own, such as prices, days and hours; what is to be
 * called or written to is a link.
 */
export const siteMetadata: Metadata = {
  icons: PAGE_ICONS,
  formatDetection: { telephone: false, date: false, address: false, email: false },
};

/** Search engines cut longer titles. */
const MAX_TITLE = 60;

/** The title in browsers and search results, with the company's name where there is room. That of the home page begins with it. */
export function pageTitle({ path, title }: Pick<Route, 'path' | 'title'>): string {
  if (path === '/') return `${site.name}: ${title}`;
  const withName = `${title} | ${site.name}`;
  return withName.length < MAX_TITLE ? withName : title;
}

/** The metadata of a page in content/routes.ts. */
export function pageMetadata(path: RoutePath): Metadata {
  const route = routeAt(path);
  const { title, summary: description } = route;
  const { siteUrl } = siteConfig();
  const canonical = canonicalUrl(siteUrl, route.canonical ?? route.path);
  return {
    title: pageTitle(route),
    description,
    alternates: { canonical, types: feedLinks(siteUrl) },
    ...shareMetadata({ title, description, url: canonical, card: socialCard(route) }),
    robots: route.isIndexed ? undefined : { index: false, follow: false },
  };
}

/** The metadata of the not-found page, which has no canonical address. Next itself adds `noindex` to it. */
export function notFoundMetadata(): Metadata {
  const title = notFoundTexts.heading;
  return {
    title: `${title} | ${site.name}`,
    ...shareMetadata({ title, description: site.slogan, card: socialCard(routeAt('/')) }),
  };
}

function listPageTitle(page: ListPage): string {
  return pageTitle({ path: BLOG_PATH, title: listPageTexts(page).title });
}

/** The metadata of a page of the blog list. Each is its own canonical page. */
export function listPageMetadata(page: ListPage): Metadata {
  const metadata = pageMetadata(BLOG_PATH);
  if (page.path === BLOG_PATH) return metadata;
  const { title, description } = listPageTexts(page);
  const canonical = siteConfig().siteUrl + page.path;
  return {
    title: listPageTitle(page),
    description,
    alternates: { ...metadata.alternates, canonical },
    ...shareMetadata({ title, description, url: canonical, card: listPageCard(page) }),
    robots: isIndexable(page) ? undefined : { index: false, follow: true },
  };
}

/**
 * The title of every page by path, for `/page-titles.json`. Tracking reads it, because for up to 500 ms after a soft navigation
 * `document.title` is empty or still that of the previous page.
 */
export function pageTitles(posts: readonly Post[]): Record<string, string> {
  return Object.fromEntries([
    ...allRoutes().map((route) => [route.path, pageTitle(route)]),
    ...listPages(posts).map((page) => [page.path, listPageTitle(page)]),
  ]);
}
