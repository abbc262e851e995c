import { truncate } from '@/lib/blog/clean-text';
import { formatPostDate } from '@/lib/blog/format-post-date';
import type { PostsFile } from '@/lib/blog/load-posts';
import { latest } from '@/lib/blog/select-posts';

/** A post that was left out or shortened, and why, each in one line. */
export type PostNote = { name: string; reason: string };
export type PostNotes = { dropped: PostNote[]; shortened: PostNote[] };

/** The title and address of a post, as reports name it. */
export function postName({ title, url }: { title: string; url: string }): string {
  const named = title ? `'${truncate(title, 60)}'` : 'a post without a title';
  return `${named} (${url ? truncate(url, 120) : 'no address'})`;
}

/** One line for each post that was left out or shortened. */
export function noteLines({ dropped, shortened }: PostNotes): string[] {
  return [
    ...dropped.map(({ name, reason }) => `Posts: left out ${name}: ${reason}`),
    ...shortened.map(({ name, reason }) => `Posts: shortened ${name}: ${reason}`),
  ];
}

/** The number of posts, their source and the newest one, in one line. */
export function summaryLine({ source, posts }: PostsFile, timeZone: string): string {
  const [newest] = latest(posts, 1);
  if (!newest) return `Posts: 0 from ${source}. No blog posts found`;
  const title = truncate(newest.title, 80);
  return `Posts: ${posts.length} from ${source}, newest '${title}' of ${formatPostDate(newest.published_at, timeZone)}`;
}

const RULE = '!'.repeat(80);

/** Why the posts of the blog are not used, and what to do. */
export type PullProblem = { lines: string[]; cure: string };

/** The blog sent no posts, or not all. */
export function unreadable(message: string, url: string): PullProblem {
  return {
    lines: [`Posts: the blog at ${url} could not be read.`, message],
    cure: 'Is the host up? Are NEXT_PUBLIC_GHOST_URL and NEXT_PUBLIC_GHOST_CONTENT_KEY right?',
  };
}

/** From this many posts on, a blog that has lost more than half of them has probably lost them by mistake. */
const MANY_POSTS = 4;

/** Set if a blog with so many posts has lost more than half of them since the last pull, which must be of the same host. */
export function findLoss(pulled: PostsFile, last: PostsFile | undefined, timeZone: string): PullProblem | undefined {
  if (last?.source !== pulled.source || last.posts.length < MANY_POSTS) return undefined;
  if (pulled.posts.length * 2 >= last.posts.length) return undefined;
  const had = `${last.posts.length} on ${formatPostDate(last.pulledAt, timeZone)}`;
  return {
    lines: [`Posts: ${pulled.source} has ${pulled.posts.length} posts that can be shown, and had ${had}.`],
    cure: 'If they were removed on purpose, run it once with ALLOW_FEWER_POSTS=1. If not, is NEXT_PUBLIC_GHOST_URL the right blog?',
  };
}

/** The warning when the blog's posts are not used. Without a `fallback` the build ends, as `--strict` requires. */
export function failureWarning({ lines, cure }: PullProblem, fallback: string | undefined): string {
  const outcome = fallback
    ? `Instead the site is built with ${fallback}.`
    : 'With --strict that ends the build; nothing was written.';
  return [RULE, ...lines, outcome, cure, RULE].join('\n');
}
