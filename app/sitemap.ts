import type { MetadataRoute } from 'next';
import { listPages } from '@/lib/blog/list-pages';
import { loadPosts } from '@/lib/blog/load-posts';
import { siteConfig } from '@/lib/config/site-config';
import { loadLastModified } from '@/lib/seo/build-facts';
import { sitemapEntries } from '@/lib/seo/sitemap';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return sitemapEntries(siteConfig().siteUrl, listPages(loadPosts().posts), loadLastModified());
}
