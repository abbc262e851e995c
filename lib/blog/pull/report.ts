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
export function summaryLine({ source, posts }: PostsFile): string {
  const [newest] = latest(posts, 1);
  if (!newest) return `Posts: 0 from ${source}. No blog posts found`;
  const title = truncate(newest.title, 80);
  return `Posts: ${posts.length} from ${source}, newest '${title}' of ${formatPostDate(newest.published_at)}`;
}

const RULE = '!'.repeat(80);

/** The warning when the blog could not be read. Without a `fallback` the build ends, as `--strict` requires. */
export function failureWarning(message: string, url: string, fallback: string | undefined): string {
  return [
    RULE,
    `Posts: the blog at ${url} could not be read.`,
    message,
    fallback
      ? `Instead the site is built with ${fallback}.`
      : 'With --strict that ends the build; nothing was written.',
    'Is the host up? Are NEXT_PUBLIC_GHOST_URL and NEXT_PUBLIC_GHOST_CONTENT_KEY right? Then run npm run posts again.',
    RULE,
  ].join('\n');
}
