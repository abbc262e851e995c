import { MAX_ADDRESS_CHARACTERS } from '@/content/post-limits';
import type { Post } from '@/content/schema/post';
import { field } from '@/lib/text/records';
import { toOneLine, truncatePost } from './clean-text';
import { hasRoute, rawExcerpt, rawTopic } from './raw-post';

/** Parses posts as `parsePostsAnswer` does at build, and drops unreadable ones. By hand, because zod would weigh 20 KB more. */
export function parsePosts(answers: readonly unknown[]): Post[] {
  return answers.flatMap((answer) => parsePost(answer) ?? []);
}

function parsePost(answer: unknown): Post | undefined {
  const id = text(answer, 'id');
  const title = text(answer, 'title');
  const url = address(answer, 'url');
  const published_at = text(answer, 'published_at');
  if (!id || !title || !url || !hasRoute(url) || !published_at || !isTime(published_at)) return undefined;
  const tag = rawTopic(answer);
  const tagName = text(tag, 'name');
  const author = field(answer, 'primary_author');
  const authorName = text(author, 'name');
  return truncatePost({
    id,
    title,
    excerpt: clean(rawExcerpt(answer)) ?? '',
    url,
    feature_image: address(answer, 'feature_image'),
    published_at,
    featured: field(answer, 'featured') === true,
    primary_tag: tagName ? { name: tagName, slug: text(tag, 'slug') } : null,
    primary_author: authorName ? { name: authorName, profile_image: address(author, 'profile_image') } : null,
  });
}

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/** The pattern alone would accept a thirteenth month. */
function isTime(found: string): boolean {
  return ISO_TIME.test(found) && !Number.isNaN(Date.parse(found));
}

function text(value: unknown, key: string): string | undefined {
  return clean(field(value, key));
}

function clean(found: unknown): string | undefined {
  return typeof found === 'string' ? toOneLine(found) : undefined;
}

function address(value: unknown, key: string): string | null {
  const found = text(value, key);
  const isShort = found && found.length <= MAX_ADDRESS_CHARACTERS;
  // `javascript:` is a valid URL too.
  return isShort && /^https?:/i.test(found) && URL.canParse(found) ? found : null;
}
