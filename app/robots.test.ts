import { siteConfig } from '@/lib/config/site-config';
import robots from './robots';

test('every robot may read every page, and finds the address of the sitemap', () => {
  expect(robots()).toEqual({
    rules: { userAgent: '*', allow: '/' },
    sitemap: `${siteConfig().siteUrl}/sitemap.xml`,
  });
});
