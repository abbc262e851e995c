import type { Post } from '@/content/schema/post';
import { listPages } from '@/lib/blog/list-pages';
import { allRoutes } from '@/lib/routes/find-route';
import { listPageTitle } from './blog-list-metadata';
import { pageTitle } from './page-metadata';

/**
 * The title of every page, by path: `/page-titles.json`. Tracking reads it, because the document has the title of the
 * page before, or none, for up to 500 ms after a soft navigation.
 */
export function pageTitles(posts: readonly Post[]): Record<string, string> {
  return Object.fromEntries([
    ...allRoutes().map((route) => [route.path, pageTitle(route)]),
    ...listPages(posts).map((page) => [page.path, listPageTitle(page)]),
  ]);
}
