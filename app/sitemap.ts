import type { MetadataRoute } from 'next';
import { siteConfig } from '@/lib/config/site-config';
import { sitemapUrls } from '@/lib/seo/sitemap';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return sitemapUrls(siteConfig().siteUrl).map((url) => ({ url }));
}
