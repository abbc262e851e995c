import { loadPosts } from '@/lib/blog/load-posts';
import { readPublicConfig } from '@/lib/config/public-config';
import { siteConfig } from '@/lib/config/site-config';

// .ci/run has settings, a zone, a locale and a .cache of another site.
test('tests see no setting, zone, locale or posts of this machine', () => {
  expect(siteConfig()).toEqual(readPublicConfig({}));
  expect(Intl.DateTimeFormat().resolvedOptions()).toMatchObject({ locale: 'en-US', timeZone: 'UTC' });
  expect(loadPosts().source).toBe('snapshot');
});
