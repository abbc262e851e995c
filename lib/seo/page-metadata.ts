import type { Metadata } from 'next';
import type { RoutePath } from '@/content/routes';
import type { Post } from '@/content/schema/post';
import { site } from '@/content/site';
import { notFoundTexts } from '@/content/texts/error';
import { feedLink } from '@/lib/blog/feeds';
import { BLOG_PATH, isIndexable, type ListPage, listPages, listPageTexts } from '@/lib/blog/list-pages';
import { siteConfig } from '@/lib/config/site-config';
import { allRoutes, type Route, routeAt } from '@/lib/routes/find-route';
import { loadSocialImages } from './build-facts';
import { PAGE_ICONS } from './icons';
import { canonicalUrl } from './sitemap';
import { listPageCard, SOCIAL_CARD_SIZE, type SocialCard, socialCard } from './social-card';

/** The metadata of every page. Phones would turn figures, such as prices, days and hours, into links of their own. */
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
    alternates: { canonical, types: feedLink(siteUrl) },
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

type Share = {
  title: string;
  description: string;
  url?: string;
  card: Pick<SocialCard, 'path'>;
};

/** Metadata for previews of shared links. A topic whose name the typeface cannot render has the card of the blog. */
function shareMetadata({ title, description, url, card }: Share): Pick<Metadata, 'openGraph' | 'twitter'> {
  const images = loadSocialImages();
  const drawn = images[card.path] ?? (card.path.startsWith(BLOG_PATH) ? images[BLOG_PATH] : undefined);
  const image = drawn && { url: siteConfig().siteUrl + drawn.file, alt: drawn.alt };
  return {
    openGraph: {
      type: 'website',
      siteName: site.name,
      locale: 'en_US',
      title,
      description,
      url,
      images: image && { ...image, ...SOCIAL_CARD_SIZE, type: 'image/png' },
    },
    twitter: { card: 'summary_large_image', title, description, images: image },
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

/** The title of every page by path, which tracking reads: after a soft navigation `document.title` is late by up to 500 ms. */
export function pageTitles(posts: readonly Post[]): Record<string, string> {
  return Object.fromEntries([
    ...allRoutes().map((route) => [route.path, pageTitle(route)]),
    ...listPages(posts).map((page) => [page.path, listPageTitle(page)]),
  ]);
}
