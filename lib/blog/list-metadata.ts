import type { Metadata } from 'next';
import { siteConfig } from '@/lib/config/site-config';
import { routeAt } from '@/lib/routes/find-route';
import { pageMetadata, pageTitle } from '@/lib/seo/page-metadata';
import { shareMetadata } from '@/lib/seo/share-metadata';
import { listPageCard } from '@/lib/seo/social-card';
import { cutText } from './clean-text';
import { BLOG_PATH, isListed, type ListPage } from './list-pages';

/** What the head of a list page says. Each is its own canonical page. */
export function listPageMetadata(page: ListPage): Metadata {
  const { siteUrl } = siteConfig();
  const route = routeAt(BLOG_PATH);
  const metadata = pageMetadata(BLOG_PATH);
  if (page.path === BLOG_PATH) return metadata;
  const place = page.number > 1 ? `, page ${page.number} of ${page.total}` : '';
  const title = `${page.tag ? `Posts on ${cutText(page.tag.name, 25)}` : route.name}${place}`;
  const description = page.tag
    ? `Posts on ${cutText(page.tag.name, 60)}${place}. ${route.summary}`
    : `${title}. ${route.summary}`;
  const canonical = siteUrl + page.path;
  return {
    title: pageTitle({ path: BLOG_PATH, title }),
    description,
    alternates: { ...metadata.alternates, canonical },
    ...shareMetadata({ title, description, url: canonical, card: listPageCard(page) }),
    robots: isListed(page) ? undefined : { index: false, follow: true },
  };
}
