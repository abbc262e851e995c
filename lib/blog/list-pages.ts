import type { RoutePath } from '@/content/routes';
import type { Post } from '@/content/schema/post';
import { routeAt } from '@/lib/routes/find-route';
import { truncate } from './clean-text';
import { BLOG_LIST_POSTS } from './select-posts';
import { type Tag, tagsOf } from './tags';

export const BLOG_PATH: RoutePath = '/about/blogs';

/** A page of the blog list: `/about/blogs`, or a further one, which content/routes.ts does not list. */
export type ListPage = {
  path: string;
  /** From 1. */
  number: number;
  /** The number of pages of this list. */
  total: number;
  /** Set for a list of the posts with this first tag. */
  tag?: Tag;
  posts: readonly Post[];
};

/** Every page of the blog list: `/about/blogs` (always), then such as `/about/blogs/tag/costs/page/2`. Newest first. */
export function listPages(posts: readonly Post[]): ListPage[] {
  const tags = tagsOf(posts);
  const byTag = new Map<string, Post[]>(tags.map(({ name }) => [name, []]));
  for (const post of posts) if (post.primary_tag) byTag.get(post.primary_tag.name)?.push(post);
  return [
    ...pagesOf(BLOG_PATH, posts),
    ...tags.flatMap((tag) => pagesOf(tagPath(tag), byTag.get(tag.name) ?? [], tag)),
  ];
}

/** Title and description of a page for search engines, different for every page. */
export function listPageTexts({ path, number, total, tag }: ListPage): { title: string; description: string } {
  const { name, title, summary } = routeAt(BLOG_PATH);
  if (path === BLOG_PATH) return { title, description: summary };
  const place = number > 1 ? `, page ${number} of ${total}` : '';
  if (!tag) return { title: name + place, description: `${name}${place}. ${summary}` };
  return {
    title: `Posts on ${truncate(tag.name, 25)}${place}`,
    description: `Posts on ${truncate(tag.name, 60)}${place}. ${summary}`,
  };
}

/** The address of a tag's first page. */
export function tagPath({ slug }: Pick<Tag, 'slug'>): string {
  return `${BLOG_PATH}/tag/${slug}`;
}

/** The address of a page of a list: the first page has the address of the list. */
export function numberedPath(base: string, number: number): string {
  return number === 1 ? base : `${base}/page/${number}`;
}

/** Whether search engines should index the page. Pages of a tag repeat the others. */
export function isIndexable(page: Pick<ListPage, 'tag'>): boolean {
  return page.tag === undefined;
}

/** The page numbers of a pager, with gaps: first, last, and the neighbors of the current page. */
export function pagerNumbers(number: number, total: number): (number | 'gap')[] {
  const isShown = (page: number) => page === 1 || page === total || Math.abs(page - number) <= 1;
  return Array.from({ length: total }, (_, index) => index + 1).flatMap((page) => {
    if (isShown(page)) return page;
    if (!isShown(page - 1)) return [];
    // Only the first page of a gap becomes one. A gap of a single page shows its number.
    return isShown(page + 1) ? page : 'gap';
  });
}

function pagesOf(base: string, posts: readonly Post[], tag?: Tag): ListPage[] {
  const total = Math.max(1, Math.ceil(posts.length / BLOG_LIST_POSTS));
  return Array.from({ length: total }, (_, index) => ({
    path: numberedPath(base, index + 1),
    number: index + 1,
    total,
    tag,
    posts: posts.slice(index * BLOG_LIST_POSTS, (index + 1) * BLOG_LIST_POSTS),
  }));
}
