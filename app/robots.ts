import type { MetadataRoute } from 'next';
import { siteConfig } from '@/lib/config/site-config';

export const dynamic = 'force-static';

/** Everything may be read; what should not be listed says so itself with `noindex`, which a robot must be able to read. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${siteConfig().siteUrl}/sitemap.xml` };
}
