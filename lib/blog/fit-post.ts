import { brotliCompressSync, constants } from 'node:zlib';
import type { Post } from '@/content/schema/post';
import { cutAtWord, cutText } from './clean-text';
import { type PostNote, postName } from './post-note';

/**
 * What the words of one post may add to a page, in bytes as sent. Twenty posts of this weight leave a page of the list
 * within its budget (scripts/build/checks/budgets.ts), whatever their language.
 */
export const MAX_POST_BYTES = 360;

/** How far a post is shortened until it fits, in characters. The title goes last: a list without it is no list. */
const STEPS = [
  { excerpt: 140, title: 160 },
  { excerpt: 80, title: 160 },
  { excerpt: 0, title: 160 },
  { excerpt: 0, title: 80 },
  { excerpt: 0, title: 40 },
];

export type FittingPosts = { posts: Post[]; dropped: PostNote[]; shortened: PostNote[] };

/** Shortens each post until it fits into a page of the list, and leaves out one of which even the title is too much. */
export function fitPosts(posts: readonly Post[]): FittingPosts {
  const [fitting, dropped, shortened]: [Post[], PostNote[], PostNote[]] = [[], [], []];
  for (const post of posts) {
    const weight = weightOf(post);
    const fitted = weight <= MAX_POST_BYTES ? post : shorter(post);
    const excess = `its words take ${weight} bytes of a page, at most ${MAX_POST_BYTES} have room`;
    if (fitted) fitting.push(fitted);
    else dropped.push({ name: postName(post), reason: `${excess}, and its address and names cannot be shortened` });
    if (fitted && fitted !== post) shortened.push({ name: postName(post), reason: excess });
  }
  return { posts: fitting, dropped, shortened };
}

function shorter(post: Post): Post | undefined {
  return STEPS.map(({ excerpt, title }) => ({
    ...post,
    excerpt: excerpt > 0 ? cutAtWord(post.excerpt ?? '', excerpt) : '',
    title: cutText(post.title, title),
  })).find((candidate) => weightOf(candidate) <= MAX_POST_BYTES);
}

/** Compressed alone; beside other posts the same words take less. */
function weightOf({ title, excerpt, url, primary_tag, primary_author }: Post): number {
  const words = Buffer.from([title, excerpt, url, primary_tag?.name, primary_author?.name].join('\n'));
  // Most posts are short enough as they are.
  if (words.length <= MAX_POST_BYTES) return words.length;
  return brotliCompressSync(words, { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } }).length;
}
