import type { Post } from '@/content/schema/post';

/** The posts an editor marked as featured, in the order given: what `filter=featured:true` asks for (spec section 7). */
export function featured(posts: readonly Post[]): Post[] {
  return posts.filter((post) => post.featured === true);
}
