import type { Post } from '@/content/schema/post';
import { cutText } from './clean-text';
import { type PostNote, postName } from './post-note';

/**
 * Leaves out each post whose address an earlier one of the list has: nobody could read it there. Ghost gives `/404/` to
 * every post that its routes put nowhere.
 */
export function dedupeByUrl(posts: readonly Post[]): { posts: Post[]; dropped: PostNote[] } {
  const titles = new Map<string, string>();
  const [own, dropped]: [Post[], PostNote[]] = [[], []];
  for (const post of posts) {
    const holder = titles.get(post.url);
    if (holder === undefined) {
      titles.set(post.url, post.title);
      own.push(post);
    } else {
      const reason = `url: expected an address of its own, received that of '${cutText(holder, 60)}'`;
      dropped.push({ name: postName(post), reason });
    }
  }
  return { posts: own, dropped };
}
