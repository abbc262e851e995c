import { z } from 'zod';
import { MAX_ADDRESS_CHARACTERS, MAX_POST_CHARACTERS } from '@/content/post-limits';
import { type Post, postSchema } from '@/content/schema/post';
import { describeIssue } from '@/lib/text/describe-issue';
import { BlogAnswerError } from './blog-error';
import { oneLine } from './clean-text';
import { hasPosts } from './fetch-posts';
import { type PostNote, postName } from './post-note';
import { shortenPost } from './shorten-post';

export type PostsAnswer = {
  /** In the order of the answer. */
  posts: Post[];
  /** Posts that cannot be shown, by title and address or by their place in the answer. */
  dropped: PostNote[];
  /** Posts with a text that no page has room for. */
  shortened: PostNote[];
  /** How many pages the service says there are. */
  pages: number | undefined;
};

/**
 * What a card can do without must not cost the post, and an address must lead to a page: `javascript:` is a well-formed
 * URL too.
 */
const tolerantSchema = postSchema.extend({
  url: z.url({ protocol: /^https?$/ }).max(MAX_ADDRESS_CHARACTERS),
  excerpt: postSchema.shape.excerpt.catch(''),
  featured: postSchema.shape.featured.catch(false),
  primary_tag: postSchema.shape.primary_tag.catch(null),
  primary_author: postSchema.shape.primary_author.catch(null),
});

const paginationSchema = z.object({ meta: z.object({ pagination: z.object({ pages: z.int() }) }) });

/**
 * Reads an answer of Ghost's Content API (`GET …/content/posts/`). Every text becomes one well-formed line; markup in
 * it stays text. A post that cannot be shown is left out, one with too long a text is shortened; both are reported.
 *
 * @throws BlogAnswerError if there is no list of posts in it
 */
export function readPostsAnswer(answer: unknown): PostsAnswer {
  if (!hasPosts(answer)) throw new BlogAnswerError('The answer of the blog service holds no list of posts');
  const posts: Post[] = [];
  const dropped: PostNote[] = [];
  const shortened: PostNote[] = [];
  for (const [index, raw] of answer.posts.entries()) {
    const cleaned = cleanPost(raw);
    const result = tolerantSchema.safeParse(cleaned);
    if (result.success) {
      posts.push(withoutNulls(shortenPost(result.data)));
      const reason = excessOf(result.data);
      if (reason) shortened.push({ name: postName(result.data), reason });
    } else dropped.push({ name: nameOf(cleaned, index), reason: reasonOf(result.error, cleaned) });
  }
  const pagination = paginationSchema.safeParse(answer);
  return { posts, dropped, shortened, pages: pagination.success ? pagination.data.meta.pagination.pages : undefined };
}

/** Ghost's own cut of a post without an excerpt: every blog has some, and nobody needs to hear of each. */
const GHOST_EXCERPT_CHARACTERS = 500;

/** Which of its texts is longer than a blog's editor allows; undefined where none is. */
function excessOf({ title, excerpt, primary_tag, primary_author }: Post): string | undefined {
  const excesses = [
    { what: 'title', length: title.length, most: MAX_POST_CHARACTERS.title },
    { what: 'excerpt', length: excerpt?.length ?? 0, most: GHOST_EXCERPT_CHARACTERS },
    { what: 'tag', length: primary_tag?.name.length ?? 0, most: MAX_POST_CHARACTERS.name },
    { what: 'author', length: primary_author?.name.length ?? 0, most: MAX_POST_CHARACTERS.name },
  ].filter(({ length, most }) => length > most);
  return excesses.map(({ what, length }) => `its ${what} has ${length} characters`).join(', ') || undefined;
}

function withoutNulls(post: Post): Post {
  return { ...post, excerpt: post.excerpt ?? '', featured: post.featured ?? false };
}

/** The fields of a post alone: an answer carries whole articles as well. */
function cleanPost(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null) return raw;
  return Object.fromEntries(Object.keys(postSchema.shape).map((key) => [key, cleanTexts(Reflect.get(raw, key))]));
}

function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return oneLine(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleanTexts(inner)]));
}

/** A text, or none. */
const text = z.string().catch('');

function nameOf(post: unknown, index: number): string {
  const { title, url } = z.object({ title: text, url: text }).catch({ title: '', url: '' }).parse(post);
  return title || url ? postName({ title, url }) : `post ${index + 1}`;
}

function reasonOf({ issues: [issue] }: z.ZodError, post: unknown): string {
  return issue ? oneLine(describeIssue(issue, post)) : 'unknown reason';
}
