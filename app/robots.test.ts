import { siteConfig } from '@/lib/config/site-config';
import robots from './robots';

test('every robot may read every page, and is told where the sitemap is', () => {
  expect(robots()).toEqual({
    rules: { userAgent: '*', allow: '/' },
    sitemap: `${siteConfig().siteUrl}/sitemap.xml`,
  });
});
