import { pages } from '@/content/pages/index';
import { type Page, pageSchema } from '@/content/schema/page';

/** The page of a path in content/pages, or undefined where another module has what the path shows. */
export function findPage(path: string): Page | undefined {
  const page = Object.values(pages).find((candidate) => candidate.path === path);
  return page && pageSchema.parse(page);
}

/** The page of a path. Throws if there is none. */
export function pageAt(path: string): Page {
  const page = findPage(path);
  if (!page) throw new Error(`content/pages has no page for ${path}`);
  return page;
}
