import { pages } from '@/content/pages/index';
import type { RoutePath } from '@/content/routes';
import { type Page, pageSchema } from '@/content/schema/page';

/** The page written for a path, or undefined where it is still to be written and its title and summary stand for it. */
export function findPage(path: string): Page | undefined {
  const page = Object.values(pages).find((candidate) => candidate.path === path);
  return page && pageSchema.parse(page);
}

/** The page of a path that must have one. */
export function pageAt(path: RoutePath): Page {
  const page = findPage(path);
  if (!page) throw new Error(`content/pages has no page for ${path}`);
  return page;
}
