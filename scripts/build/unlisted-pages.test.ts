import { pages } from '@/content/pages/index';
import { postsSnapshot } from '@/content/posts/index';
import { allRoutes } from '@/lib/routes/find-route';
import { unlistedFiles } from './unlisted-pages';

test('a page and a post that are not listed are named with the missing entry', async () => {
  const { privacy: _, ...otherPages } = pages;
  const otherPosts = postsSnapshot.filter(({ slug }) => slug !== 'first-hour-with-a-consultant');
  expect(await unlistedFiles()).toEqual([]);
  expect(await unlistedFiles(otherPages, otherPosts)).toEqual([
    "content/pages/index.ts: expected an entry 'privacy' for content/pages/privacy.ts",
    "content/posts/index.ts: expected the post of content/posts/first-hour-with-a-consultant.ts, whose slug is the file's name",
  ]);
});

test('every indexed route has a page, or a file of its own in app/', () => {
  const written = Object.values(pages).map((page) => page.path);
  const missing = allRoutes().filter((route) => route.isIndexed && !route.hasOwnFile && !written.includes(route.path));
  expect(missing.map((route) => route.path)).toEqual([]);
});
