import type { Post } from '@/content/schema/post';

/** Posts on the home page (spec sections 2 and 9). */
export const HOME_POSTS = 4;

/** Posts on a page of the blog list (spec sections 2 and 9). */
export const BLOG_LIST_POSTS = 20;

/** Featured posts on a page. Ours: the specification gives no number. */
export const FEATURED_POSTS = 4;

/** Posts by their time of publication, the newest first; those of one moment stay in the order given. */
export function newestFirst(posts: readonly Post[]): Post[] {
  return [...posts].sort((a, b) => Date.parse(b.published_at) - Date.parse(a.published_at));
}

/** The newest `count` posts, or as many as there are. */
export function latest(posts: readonly Post[], count: number): Post[] {
  return newestFirst(posts).slice(0, count);
}

/** The posts an editor marked as featured, in the order given: what `filter=featured:true` asks for (spec section 7). */
export function featured(posts: readonly Post[]): Post[] {
  return posts.filter((post) => post.featured === true);
}
