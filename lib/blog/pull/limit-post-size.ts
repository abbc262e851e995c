import { brotliCompressSync, constants } from 'node:zlib';
import type { Post } from '@/content/schema/post';
import { truncate, truncateAtWord } from '@/lib/blog/clean-text';
import { type PostNote, type PostNotes, postName } from './report';

/** The most bytes that the texts of a post may add to a compressed page: twenty such posts keep a list within its budget. */
export const MAX_POST_BYTES = 360;

/** Lengths to try in turn until a post fits, in characters. The excerpt goes first: a list needs its titles. */
const STEPS = [
  { excerpt: 140, title: 160 },
  { excerpt: 80, title: 160 },
  { excerpt: 0, title: 160 },
  { excerpt: 0, title: 80 },
  { excerpt: 0, title: 40 },
];

/** Shortens posts that take too many bytes of a page, and drops one whose address and names alone take too many. */
export function limitPostSize(posts: readonly Post[]): PostNotes & { posts: Post[] } {
  const [fitting, dropped, shortened]: [Post[], PostNote[], PostNote[]] = [[], [], []];
  for (const post of posts) {
    const bytes = sizeOf(post);
    const fitted = bytes <= MAX_POST_BYTES ? post : shorten(post);
    const excess = `its words take ${bytes} bytes of a page, at most ${MAX_POST_BYTES} have room`;
    if (fitted) fitting.push(fitted);
    else dropped.push({ name: postName(post), reason: `${excess}, and its address and names cannot be shortened` });
    if (fitted && fitted !== post) shortened.push({ name: postName(post), reason: excess });
  }
  return { posts: fitting, dropped, shortened };
}

function shorten(post: Post): Post | undefined {
  return STEPS.map(({ excerpt, title }) => ({
    ...post,
    excerpt: excerpt > 0 ? truncateAtWord(post.excerpt ?? '', excerpt) : '',
    title: truncate(post.title, title),
  })).find((candidate) => sizeOf(candidate) <= MAX_POST_BYTES);
}

/** Compressed bytes of a post on its own; beside other posts it takes less. */
function sizeOf({ title, excerpt, url, primary_tag, primary_author }: Post): number {
  const words = Buffer.from([title, excerpt, url, primary_tag?.name, primary_author?.name].join('\n'));
  // Most posts are small enough uncompressed.
  if (words.length <= MAX_POST_BYTES) return words.length;
  return brotliCompressSync(words, { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } }).length;
}
