import { cutText } from './clean-text';
import { formatPostDate } from './format-post-date';
import type { PostNote } from './post-note';
import type { PostsFile } from './posts-file';
import { latest } from './select-posts';

const RULE = '!'.repeat(80);

/** How many posts, the newest and where from, in one line. */
export function summaryLine({ source, posts }: PostsFile): string {
  const [newest] = latest(posts, 1);
  if (!newest) return `Posts: 0 from ${source}. No blog posts found`;
  const title = cutText(newest.title, 80);
  return `Posts: ${posts.length} from ${source}, newest '${title}' of ${formatPostDate(newest.published_at)}`;
}

/** One line for each post that was left out or shortened. */
export function noteLines({ dropped, shortened }: Record<'dropped' | 'shortened', readonly PostNote[]>): string[] {
  return [
    ...dropped.map(({ name, reason }) => `Posts: left out ${name}: ${reason}`),
    ...shortened.map(({ name, reason }) => `Posts: shortened ${name}: ${reason}`),
  ];
}

/**
 * What to print when the blog could not be read.
 *
 * @param message in the words of spec section 8
 * @param instead what the site is built with in place of it; undefined where that is refused (`--strict`)
 */
export function failureWarning(message: string, url: string, instead: string | undefined): string {
  return [
    RULE,
    `Posts: the blog at ${url} could not be read.`,
    message,
    instead ? `Instead the site is built with ${instead}.` : 'With --strict that ends the build; nothing was written.',
    'Is the host up? Are NEXT_PUBLIC_GHOST_URL and NEXT_PUBLIC_GHOST_CONTENT_KEY right? Then run npm run posts again.',
    RULE,
  ].join('\n');
}
