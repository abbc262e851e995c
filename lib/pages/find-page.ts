import { pages } from '@/content/pages/index';
import type { RoutePath } from '@/content/routes';
import { type Page, pageSchema } from '@/content/schema/page';

/** The page of a path, or undefined if its text is still to be written and the site shows title and summary instead. */
export function findPage(path: string): Page | undefined {
  const page = Object.values(pages).find((candidate) => candidate.path === path);
  return page && pageSchema.parse(page);
}

/** The page of a path. Throws if there is none. */
export function pageAt(path: RoutePath): Page {
  const page = findPage(path);
  if (!page) throw new Error(`content/pages has no page for ${path}`);
  return page;
}
