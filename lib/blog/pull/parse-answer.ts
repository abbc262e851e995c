import { z } from 'zod';
import { MAX_ADDRESS_CHARACTERS, MAX_POST_CHARACTERS } from '@/content/post-limits';
import { type Post, postSchema } from '@/content/schema/post';
import { toOneLine, truncatePost } from '@/lib/blog/clean-text';
import { hasRoute, rawExcerpt, rawTopic } from '@/lib/blog/raw-post';
import { describeIssue } from '@/lib/text/describe-issue';
import { field } from '@/lib/text/records';
import { type PostNote, type PostNotes, postName } from './report';

/** Wrong optional fields fall back instead of dropping the post. The address must be http(s): `javascript:` is a valid URL too. */
const tolerantSchema = postSchema.extend({
  url: z
    .url({ protocol: /^https?$/ })
    .max(MAX_ADDRESS_CHARACTERS)
    .refine(hasRoute, { error: "expected an address that the blog's routes cover" }),
  excerpt: postSchema.shape.excerpt.catch(''),
  featured: postSchema.shape.featured.catch(false),
  primary_tag: postSchema.shape.primary_tag.catch(null),
  primary_author: postSchema.shape.primary_author.catch(null),
});

/** Parses an answer of Ghost's Content API. Texts become one line, markup stays text. Reports what is left out or shortened. */
export function parsePostsAnswer(answer: { posts: readonly unknown[] }): PostNotes & { posts: Post[] } {
  const posts: Post[] = [];
  const dropped: PostNote[] = [];
  const shortened: PostNote[] = [];
  for (const [index, raw] of answer.posts.entries()) {
    const cleaned = cleanPost(raw);
    const { data, error } = tolerantSchema.safeParse(cleaned);
    if (data) {
      const post = truncatePost(data);
      posts.push({ ...post, featured: post.featured ?? false });
      const excess = excessOf(data);
      if (excess) shortened.push({ name: postName(data), reason: excess });
    } else dropped.push({ name: nameOf(cleaned, index), reason: reasonOf(error, cleaned) });
  }
  return { posts, dropped, shortened };
}

/** The length to which Ghost cuts a post without an excerpt. Such posts are common, so they are not reported. */
const GHOST_EXCERPT_CHARACTERS = 500;

/** The texts above their limits, each with its length; undefined if there are none. An excerpt has Ghost's limit. */
function excessOf({ title, excerpt, primary_tag, primary_author }: Post): string | undefined {
  const excesses = [
    { field: 'title', length: title.length, max: MAX_POST_CHARACTERS.title },
    { field: 'excerpt', length: excerpt?.length ?? 0, max: GHOST_EXCERPT_CHARACTERS },
    { field: 'tag', length: primary_tag?.name.length ?? 0, max: MAX_POST_CHARACTERS.name },
    { field: 'author', length: primary_author?.name.length ?? 0, max: MAX_POST_CHARACTERS.name },
  ].filter(({ length, max }) => length > max);
  return excesses.map(({ field, length }) => `its ${field} has ${length} characters`).join(', ') || undefined;
}

/** Only the fields of the schema, with clean texts: an answer holds whole articles. */
function cleanPost(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null) return raw;
  const shown = { ...raw, excerpt: rawExcerpt(raw), primary_tag: rawTopic(raw) };
  return Object.fromEntries(Object.keys(postSchema.shape).map((key) => [key, cleanTexts(field(shown, key))]));
}

function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return toOneLine(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleanTexts(inner)]));
}

const textOrEmpty = z.string().catch('');

/** The title and address of a post, or its place in the answer. */
function nameOf(post: unknown, index: number): string {
  const title = textOrEmpty.parse(field(post, 'title'));
  const url = textOrEmpty.parse(field(post, 'url'));
  return title || url ? postName({ title, url }) : `post ${index + 1}`;
}

function reasonOf({ issues: [issue] }: z.ZodError, post: unknown): string {
  return issue ? toOneLine(describeIssue(issue, post)) : 'unknown reason';
}
