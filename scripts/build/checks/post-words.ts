import type { Post } from '@/content/schema/post';
import { postName } from '@/lib/blog/pull/report';

/** The texts of this build's posts: checks must not blame the site for what an author wrote. */
export type PostWords = {
  /** Whether a post contains this text; escaped slashes count as slashes. */
  say(found: string): boolean;
  /** The visible text of each post, with its name for reports. */
  each: readonly { name: string; text: string }[];
};

export function postWords(posts: readonly Post[]): PostWords {
  const all = posts.flatMap(stringsOf).join('\n').toLowerCase();
  return {
    say: (found) => all.includes(found.replaceAll('\\', '').toLowerCase()),
    each: posts.map(({ title, url, excerpt, primary_tag, primary_author }) => ({
      name: postName({ title, url }),
      text: [title, url, excerpt, primary_tag?.name, primary_author?.name].join('\n'),
    })),
  };
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}
