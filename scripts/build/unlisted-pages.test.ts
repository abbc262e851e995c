import { pages } from '@/content/pages/index';
import { postsSnapshot } from '@/content/posts/index';
import { unlistedFiles } from './unlisted-pages';

test('a page and a post that are not listed, and a route without a page, are named with what is missing', async () => {
  const { privacy: _, ...otherPages } = pages;
  const otherPosts = postsSnapshot.filter(({ slug }) => slug !== 'first-hour-with-a-consultant');
  expect(await unlistedFiles()).toEqual([]);
  const otherRoutes = ['/pricing', '/privacy'].map((path) => ({ path, isIndexed: true, hasOwnFile: false }));
  expect(await unlistedFiles(otherPages, otherPosts, otherRoutes)).toEqual([
    'content/routes.ts: /pricing: expected its page in content/pages/pricing.ts, received no file',
    "content/pages/index.ts: expected an entry 'privacy' for content/pages/privacy.ts",
    "content/posts/index.ts: expected the post of content/posts/first-hour-with-a-consultant.ts, whose slug is the file's name",
  ]);
});
