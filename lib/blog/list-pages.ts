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
  /** Counts from the oldest page, 1, so that a new post changes the two newest pages alone. The newest has the number `total`. */
  number: number;
  total: number;
  /** Set for a list of the posts with this first tag. */
  tag?: Tag;
  posts: readonly Post[];
};

/** Every page of the blog list, the newest first: `/about/blogs`, then `/about/blogs/page/2` and so on, then those of topics. */
export function listPages(posts: readonly Post[]): readonly ListPage[] {
  const known = knownPages.get(posts) ?? makeListPages(posts);
  knownPages.set(posts, known);
  return known;
}

/** Each page of a build asks for all of them. */
const knownPages = new WeakMap<readonly Post[], readonly ListPage[]>();

function makeListPages(posts: readonly Post[]): ListPage[] {
  const tags = tagsOf(posts);
  const byTag = new Map<string, Post[]>(tags.map(({ name }) => [name, []]));
  for (const post of posts) if (post.primary_tag) byTag.get(post.primary_tag.name)?.push(post);
  return [...pagesOf(posts), ...tags.flatMap((tag) => pagesOf(byTag.get(tag.name) ?? [], tag))];
}

/** Title and description of a page for search engines, different for every page. */
export function listPageTexts(page: ListPage): { title: string; description: string } {
  const { name, title, summary } = routeAt(BLOG_PATH);
  if (page.path === BLOG_PATH) return { title, description: summary };
  const { tag } = page;
  const place = isNewest(page) ? '' : `, page ${page.number}`;
  if (!tag) return { title: name + place, description: `${name}${place}. ${summary}` };
  return {
    title: `Posts: ${truncate(tag.name, 25)}${place}`,
    description: `Posts: ${truncate(tag.name, 60)}${place}. ${summary}`,
  };
}

/** Whether the page has the newest posts of its list. */
export function isNewest({ number, total }: Pick<ListPage, 'number' | 'total'>): boolean {
  return number === total;
}

/** The address of a tag's newest page. */
export function tagPath({ slug }: Pick<Tag, 'slug'>): string {
  return `${BLOG_PATH}/tag/${slug}`;
}

/** The addresses of tags by name. Sorted by name, so that a new post does not change the pages that contain this list. */
export function tagPathsOf(tags: readonly Tag[]): Record<string, string> {
  return Object.fromEntries(tags.map((tag) => [tag.name, tagPath(tag)] as const).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The address of a page of the same list. The newest page has the address of the list. */
export function numberedPath({ tag, total }: Pick<ListPage, 'tag' | 'total'>, number: number): string {
  const base = tag ? tagPath(tag) : BLOG_PATH;
  return number === total ? base : `${base}/page/${number}`;
}

/** Whether search engines should index the page. Pages of a tag repeat the others. */
export function isIndexable(page: Pick<ListPage, 'tag'>): boolean {
  return page.tag === undefined;
}

/** The page numbers of a pager, newest first, with gaps: first, last, and the neighbors of the current page. */
export function pagerNumbers({ number, total }: Pick<ListPage, 'number' | 'total'>): (number | 'gap')[] {
  const isShown = (page: number) => page === 1 || page === total || Math.abs(page - number) <= 1;
  return Array.from({ length: total }, (_, index) => total - index).flatMap((page) => {
    if (isShown(page)) return page;
    if (!isShown(page + 1)) return [];
    // A run of hidden pages becomes one 'gap', in place of its first page. A run of one page is shown instead.
    return isShown(page - 1) ? page : 'gap';
  });
}

/** The newest 20 posts are the newest page. The others are cut into pages from the oldest on. */
function pagesOf(posts: readonly Post[], tag?: Tag): ListPage[] {
  const older = posts.slice(BLOG_LIST_POSTS);
  const total = 1 + Math.ceil(older.length / BLOG_LIST_POSTS);
  return Array.from({ length: total }, (_, index) => {
    const number = total - index;
    const start = older.length - number * BLOG_LIST_POSTS;
    return {
      path: numberedPath({ tag, total }, number),
      number,
      total,
      tag,
      posts:
        number === total ? posts.slice(0, BLOG_LIST_POSTS) : older.slice(Math.max(0, start), start + BLOG_LIST_POSTS),
    };
  });
}
