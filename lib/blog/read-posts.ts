import { MAX_ADDRESS_CHARACTERS } from '@/content/post-limits';
import type { Post } from '@/content/schema/post';
import { field } from '@/lib/text/records';
import { oneLine } from './clean-text';
import { shortenPost } from './shorten-post';

/**
 * Reads posts in the browser as `readPostsAnswer` does at build, and leaves out what does not fit without a word.
 * Written by hand because the schema would bring 20 KB of zod to the home page for a few fields; a test holds the two
 * readers to the same results.
 */
export function readPosts(answers: readonly unknown[]): Post[] {
  return answers.flatMap((answer) => readPost(answer) ?? []);
}

function readPost(answer: unknown): Post | undefined {
  const id = text(answer, 'id');
  const title = text(answer, 'title');
  const url = webAddress(answer, 'url');
  const published_at = text(answer, 'published_at');
  if (!id || !title || !url || !published_at || !isTime(published_at)) return undefined;
  const tagName = text(field(answer, 'primary_tag'), 'name');
  const author = field(answer, 'primary_author');
  const authorName = text(author, 'name');
  return shortenPost({
    id,
    title,
    excerpt: text(answer, 'excerpt') ?? '',
    url,
    feature_image: address(answer, 'feature_image'),
    published_at,
    featured: field(answer, 'featured') === true,
    primary_tag: tagName ? { name: tagName } : null,
    primary_author: authorName ? { name: authorName, profile_image: address(author, 'profile_image') } : null,
  });
}

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/** A pattern alone would take a thirteenth month, which no date can be made of. */
function isTime(found: string): boolean {
  return ISO_TIME.test(found) && !Number.isNaN(Date.parse(found));
}

function text(value: unknown, key: string): string | undefined {
  const found = field(value, key);
  return typeof found === 'string' ? oneLine(found) : undefined;
}

function address(value: unknown, key: string): string | null {
  const found = text(value, key);
  return found && found.length <= MAX_ADDRESS_CHARACTERS && URL.canParse(found) ? found : null;
}

/** `javascript:` is a well-formed address too. */
function webAddress(value: unknown, key: string): string | null {
  const found = address(value, key);
  return found && /^https?:/i.test(found) ? found : null;
}
