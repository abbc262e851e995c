import type { RoutePath } from '@/content/routes';
import type { Post } from '@/content/schema/post';
import { routeAt } from '@/lib/routes/find-route';
import { cutText } from './clean-text';
import { BLOG_LIST_POSTS } from './select-posts';
import { type Tag, tagsOf } from './tags';

export const BLOG_PATH: RoutePath = '/about/blogs';

/** A page of the blog list: the newest posts at `/about/blogs`, and the further ones, which no route list names. */
export type ListPage = {
  path: string;
  /** Counted from 1. */
  number: number;
  /** How many pages this list has. */
  total: number;
  /** Set where the list holds only the posts with this first tag. */
  tag?: Tag;
  posts: readonly Post[];
};

/**
 * Every page of the blog list: `/about/blogs`, `/about/blogs/page/2`, `/about/blogs/tag/costs`,
 * `/about/blogs/tag/costs/page/2`. There is always a first one, even of no posts.
 *
 * @param posts newest first
 */
export function listPages(posts: readonly Post[]): ListPage[] {
  const tags = tagsOf(posts);
  const byTag = new Map<string, Post[]>(tags.map(({ name }) => [name, []]));
  for (const post of posts) if (post.primary_tag) byTag.get(post.primary_tag.name)?.push(post);
  return [
    ...pagesOf(BLOG_PATH, posts),
    ...tags.flatMap((tag) => pagesOf(tagPath(tag), byTag.get(tag.name) ?? [], tag)),
  ];
}

/** What search engines are told that the page is. No two pages are told the same. */
export function listPageWords({ path, number, total, tag }: ListPage): { title: string; description: string } {
  const { name, title, summary } = routeAt(BLOG_PATH);
  if (path === BLOG_PATH) return { title, description: summary };
  const place = number > 1 ? `, page ${number} of ${total}` : '';
  if (!tag) return { title: name + place, description: `${name}${place}. ${summary}` };
  return {
    title: `Posts on ${cutText(tag.name, 25)}${place}`,
    description: `Posts on ${cutText(tag.name, 60)}${place}. ${summary}`,
  };
}

/** The first page of a tag's posts. */
export function tagPath({ slug }: Pick<Tag, 'slug'>): string {
  return `${BLOG_PATH}/tag/${slug}`;
}

/** The address of a list's page; the first stands at the list's own. */
export function numberedPath(base: string, number: number): string {
  return number === 1 ? base : `${base}/page/${number}`;
}

/** Whether search engines should list the page: those of a tag repeat the others. */
export function isListed(page: Pick<ListPage, 'tag'>): boolean {
  return page.tag === undefined;
}

/** The numbers a pager shows, with 0 for a gap: the first, the last, and the page's neighbors. */
export function pagerNumbers(number: number, total: number): number[] {
  const shown = [1, number - 1, number, number + 1, total].filter((shownNumber) => shownNumber >= 1);
  const numbers = [...new Set(shown)].filter((shownNumber) => shownNumber <= total).sort((a, b) => a - b);
  return numbers.flatMap((current, index) => {
    const before = numbers[index - 1] ?? 0;
    if (current - before === 2) return [current - 1, current];
    return current - before > 2 ? [0, current] : [current];
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
