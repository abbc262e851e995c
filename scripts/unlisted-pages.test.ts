/** @jest-environment node */
import { pages } from '@/content/pages/index';
import { postsSnapshot } from '@/content/posts/index';
import { allRoutes } from '@/lib/routes/find-route';
import { unlistedPages, unlistedPosts } from './unlisted-pages';

test('a page that was written and is not listed is named with the entry it lacks', () => {
  const { privacy: _, ...others } = pages;
  expect(unlistedPages(others)).toEqual([
    "content/pages/index.ts: expected an entry 'privacy' for content/pages/privacy.ts",
  ]);
});

test('a post that was written and is not listed is named', () => {
  expect(unlistedPosts()).toEqual([]);
  expect(unlistedPosts(postsSnapshot.filter(({ slug }) => slug !== 'first-hour-with-a-consultant'))).toEqual([
    "content/posts/index.ts: expected the post of content/posts/first-hour-with-a-consultant.ts, whose slug is the file's name",
  ]);
});

test('every route that search engines may keep has a page, or a file of its own in app/', () => {
  const written = Object.values(pages).map((page) => page.path);
  const missing = allRoutes().filter((route) => route.isIndexed && !route.hasOwnFile && !written.includes(route.path));
  expect(missing.map((route) => route.path)).toEqual([]);
});
