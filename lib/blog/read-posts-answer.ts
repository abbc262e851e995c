import { z } from 'zod';
import { type Post, postSchema } from '@/content/schema/post';
import { describeIssue } from '@/lib/text/describe-issue';
import { hasPosts } from './ask-blog';
import { BlogAnswerError } from './blog-error';
import { cutText, oneLine } from './clean-text';

/** A post that does not fit, by its title or place in the answer, and why. Both are one line. */
export type DroppedPost = { name: string; reason: string };

export type PostsAnswer = {
  /** In the order of the answer. */
  posts: Post[];
  dropped: DroppedPost[];
  /** How many pages the service says there are. */
  pages: number | undefined;
};

/**
 * What a card can do without must not cost the post, and an address must lead to a page: `javascript:` is a well-formed
 * URL too.
 */
const tolerantSchema = postSchema.extend({
  url: z.url({ protocol: /^https?$/ }),
  excerpt: postSchema.shape.excerpt.catch(''),
  featured: postSchema.shape.featured.catch(false),
  primary_tag: postSchema.shape.primary_tag.catch(null),
  primary_author: postSchema.shape.primary_author.catch(null),
});

const paginationSchema = z.object({ meta: z.object({ pagination: z.object({ pages: z.int() }) }) });

/**
 * Reads an answer of Ghost's Content API (`GET …/content/posts/`). Every text becomes one well-formed line; markup in
 * it stays text. A post that does not fit is left out and reported.
 *
 * @throws BlogAnswerError if there is no list of posts in it
 */
export function readPostsAnswer(answer: unknown): PostsAnswer {
  if (!hasPosts(answer)) throw new BlogAnswerError('The answer of the blog service holds no list of posts');
  const posts: Post[] = [];
  const dropped: DroppedPost[] = [];
  for (const [index, raw] of answer.posts.entries()) {
    const cleaned = cleanPost(raw);
    const result = tolerantSchema.safeParse(cleaned);
    if (result.success) posts.push(withoutNulls(result.data));
    else dropped.push({ name: nameOf(cleaned, index), reason: reasonOf(result.error, cleaned) });
  }
  const pagination = paginationSchema.safeParse(answer);
  return { posts, dropped, pages: pagination.success ? pagination.data.meta.pagination.pages : undefined };
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

function nameOf(post: unknown, index: number): string {
  const named = z.object({ title: z.string().min(1) }).safeParse(post);
  return named.success ? `'${cutText(named.data.title, 60)}'` : `post ${index + 1}`;
}

function reasonOf({ issues: [issue] }: z.ZodError, post: unknown): string {
  return issue ? oneLine(describeIssue(issue, post)) : 'unknown reason';
}
