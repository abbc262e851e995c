import type { Post } from '@/content/schema/post';

/** Posts in a section: on the home page by the specification (sections 2 and 9). */
export const SECTION_POSTS = 4;

/** Posts on a page of the blog list (spec sections 2 and 9). */
export const BLOG_LIST_POSTS = 20;

/** Sorts posts by publication time, newest first. Posts of the same time keep their order. */
export function newestFirst(posts: readonly Post[]): Post[] {
  return [...posts].sort((a, b) => Date.parse(b.published_at) - Date.parse(a.published_at));
}

/** The newest `count` posts, or all if there are fewer. */
export function latest(posts: readonly Post[], count: number): Post[] {
  return newestFirst(posts).slice(0, count);
}

/** The posts that an editor marked as featured, in the same order (spec section 7); all posts while none is marked. */
export function featured(posts: readonly Post[]): readonly Post[] {
  const marked = posts.filter((post) => post.featured === true);
  return marked.length > 0 ? marked : posts;
}
