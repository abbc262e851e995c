import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pages } from '@/content/pages/index';
import { postsSnapshot } from '@/content/posts/index';
import { allRoutes } from '@/lib/routes/find-route';
import { unlistedPages, unlistedPosts } from './unlisted-pages';

test('a page that is not listed is named with the missing entry', () => {
  const { privacy: _, ...others } = pages;
  expect(unlistedPages(others)).toEqual([
    "content/pages/index.ts: expected an entry 'privacy' for content/pages/privacy.ts",
  ]);
});

test('a post that is not listed is named', () => {
  expect(unlistedPosts()).toEqual([]);
  expect(unlistedPosts(postsSnapshot.filter(({ slug }) => slug !== 'first-hour-with-a-consultant'))).toEqual([
    "content/posts/index.ts: expected the post of content/posts/first-hour-with-a-consultant.ts, whose slug is the file's name",
  ]);
});

test('files that are not TypeScript are not pages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  for (const file of ['.DS_Store', 'index.ts', 'home.ts']) writeFileSync(join(folder, file), '');
  expect(unlistedPages({}, folder)).toEqual([expect.stringContaining("'home'")]);
  rmSync(folder, { recursive: true });
});

test('every indexed route has a page, or a file of its own in app/', () => {
  const written = Object.values(pages).map((page) => page.path);
  const missing = allRoutes().filter((route) => route.isIndexed && !route.hasOwnFile && !written.includes(route.path));
  expect(missing.map((route) => route.path)).toEqual([]);
});
