import { snapshotPosts } from '@/lib/blog/load-posts';
import { type Git, pageDates } from './dates';

const log = `@2026-03-02T12:00:00+02:00

content/pages/home.ts

@2026-01-01T00:00:00Z

content/pages/home.ts
content/pages/services/cms-wordpress/cms-website-management.ts
`;
const SERVICE = '/services/cms-wordpress/cms-website-management';

const git =
  (answers: { shallow?: string; status?: string } = {}): Git =>
  ([command]) =>
    command === 'rev-parse' ? (answers.shallow ?? 'false\n') : command === 'log' ? log : (answers.status ?? '');

test('a page has the date of the newest commit that changed its file', () => {
  expect(pageDates(git(), [])).toEqual({ '/': '2026-03-02T10:00:00.000Z', [SERVICE]: '2026-01-01T00:00:00.000Z' });
});

test('a page has no date while its file has uncommitted changes, in a shallow clone, and outside of a clone', () => {
  expect(Object.keys(pageDates(git({ status: ' M content/pages/home.ts\n' }), []))).toEqual([SERVICE]);
  expect(pageDates(git({ shallow: 'true\n' }), [])).toEqual({});
  expect(pageDates(() => undefined, [])).toEqual({});
});

test('the blog list has the date of its newest post; lists of a topic have none, because the sitemap leaves them out', () => {
  const { posts } = snapshotPosts();
  const [newest] = posts
    .map((post) => new Date(post.published_at).toISOString())
    .sort()
    .reverse();
  expect(pageDates(() => undefined, posts)).toEqual({ '/about/blogs': newest });
});
