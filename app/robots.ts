import type { MetadataRoute } from 'next';
import { siteConfig } from '@/lib/config/site-config';

export const dynamic = 'force-static';

/** Robots may read every page: they must be able to see the `noindex` of a page that should not be listed. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${siteConfig().siteUrl}/sitemap.xml` };
}
