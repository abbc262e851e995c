import type { Metadata } from 'next';
import { BLOG_PATH, isIndexable, type ListPage, listPageTexts } from '@/lib/blog/list-pages';
import { siteConfig } from '@/lib/config/site-config';
import { pageMetadata, pageTitle } from '@/lib/seo/page-metadata';
import { shareMetadata } from '@/lib/seo/share-metadata';
import { listPageCard } from '@/lib/seo/social-card';

/** The title of a list page, as browsers show it. */
export function listPageTitle(page: ListPage): string {
  return pageTitle({ path: BLOG_PATH, title: listPageTexts(page).title });
}

/** What the head of a list page says. Each is its own canonical page. */
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
