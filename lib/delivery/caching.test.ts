import { cacheRules, coversPath } from './caching';

const ruleOf = (path: string) =>
  cacheRules.filter((rule) => coversPath(rule.path, path)).map((rule) => rule.cacheControl);

test.each([
  '/_next/static/chunks/0q23.js',
  '/blog-images/4f2a-320.avif',
  '/drawings/rack-4f2a.svg',
  '/og/services-4f2a.png',
])('%s has a hash in its name and is cached for a year', (path) => {
  expect(ruleOf(path)).toEqual(['public, max-age=31536000, immutable']);
});

test.each(['/', '/services', '/services.txt', '/sw.js', '/service-worker.js'])(
  '%s may change under the same name and is revalidated',
  (path) => {
    expect(ruleOf(path)).toEqual([]);
  },
);

test('the feed and the sitemap are cached for ten minutes', () => {
  expect(ruleOf('/about/blogs/feed.xml')).toEqual(['public, max-age=600']);
  expect(ruleOf('/sitemap.xml')).toEqual(['public, max-age=600']);
});

test('no path matches two rules, because hosts disagree about their order', () => {
  const overlapping = cacheRules.filter(({ path }) => ruleOf(path.replace('*', 'file')).length !== 1);
  expect(overlapping).toEqual([]);
});
