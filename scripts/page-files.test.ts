/** @jest-environment node */
import { pages } from '@/content/pages/index';
import { allRoutes } from '@/lib/routes/find-route';
import { pageFiles } from './page-files';

test('every page file is listed, and every page listed has its file', () => {
  expect(Object.keys(pages).sort()).toEqual(pageFiles());
});

test("a page's file stands where its address says", () => {
  for (const [name, page] of Object.entries(pages)) expect(page.path).toBe(name === 'home' ? '/' : `/${name}`);
});

/** Pages that their own features bring, with a file of their own in app/. */
const withTheirFeature: readonly string[] = ['/savings-calculator', '/privacy'];

test('every other route that search engines may keep has a page', () => {
  const written = [...Object.values(pages).map((page) => page.path), ...withTheirFeature];
  const missing = allRoutes().filter((route) => route.isIndexed && !route.hasOwnFile && !written.includes(route.path));
  expect(missing.map((route) => route.path)).toEqual([]);
});
