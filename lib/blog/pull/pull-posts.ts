import GhostContentAPI, { type ContentApiRequest } from '@tryghost/content-api';
import type { Post } from '@/content/schema/post';
import { BlogStatusError } from '@/lib/blog/blog-error';
import { truncate } from '@/lib/blog/clean-text';
import { blogHost, fetchPosts } from '@/lib/blog/fetch-posts';
import type { PostsFile } from '@/lib/blog/load-posts';
import { newestFirst } from '@/lib/blog/select-posts';
import type { Clock } from '@/lib/platform/clock';
import { limitPostSize } from './limit-post-size';
import { parsePostsAnswer } from './parse-answer';
import { type PostNote, type PostNotes, postName } from './report';

/** Ghost 6 returns no more at a time. */
const POSTS_PER_PAGE = 100;
const REQUEST_TIMEOUT_MS = 10_000;
const RETRIES = 2;
/** Doubles with each retry. */
const FIRST_RETRY_MS = 500;

export type PullOptions = {
  /** The blog service, without a slash at the end. */
  url: string;
  /** Its Content API key: 26 lowercase hex characters. */
  key: string;
  clock: Clock;
  fetch?: typeof globalThis.fetch;
  /** For each request; 10 seconds by default. */
  timeoutMs?: number;
};

/** The posts of the blog, and notes on posts that were left out or shortened. */
export type Pulled = PostsFile & PostNotes;

/**
 * Reads all posts of the blog, newest first: `GET {url}/ghost/api/v3/content/posts/` (spec section 7), page by page.
 *
 * @throws Error with the message of spec section 8; also if none of the posts can be read, because the site would show an
 * empty blog
 */
export async function pullPosts({ url, key, clock, ...options }: PullOptions): Promise<Pulled> {
  const makeRequest = requestWithRetries({ url, clock, ...options });
  // 'v3.0' requests the same path as 'v3', /ghost/api/v3/, and 'v3' logs a warning.
  const api = GhostContentAPI({ url, key, version: 'v3.0', makeRequest });
  const posts = new Map<string, Post>();
  const dropped: PostNote[] = [];
  const shortened: PostNote[] = [];
  for (let page = 1; ; page += 1) {
    const browsed = await api.posts.browse({ include: 'authors,tags', limit: POSTS_PER_PAGE, page });
    const answer = parsePostsAnswer({ posts: browsed, meta: browsed.meta });
    // A post published meanwhile moves others to the next page, so they come twice.
    const unseen = answer.posts.filter(({ id }) => !posts.has(id));
    for (const post of unseen) posts.set(post.id, post);
    dropped.push(...answer.dropped);
    shortened.push(...answer.shortened);
    // A host that states no number of pages may ignore `page` and always send the same posts.
    const hasMore = answer.pages === undefined ? unseen.length > 0 : page < answer.pages;
    if (browsed.length === 0 || !hasMore) break;
  }
  const [first] = dropped;
  if (posts.size === 0 && first) {
    const found = `${dropped.length} posts from the blog service at ${blogHost(url)}`;
    throw new Error(`None of ${found} can be read: ${first.name}: ${first.reason}`);
  }
  const unique = dedupeByUrl(newestFirst([...posts.values()]));
  const limited = limitPostSize(unique.posts);
  return {
    source: blogHost(url),
    pulledAt: new Date(clock.now()).toISOString(),
    posts: limited.posts,
    dropped: [...dropped, ...unique.dropped, ...limited.dropped],
    shortened: [...shortened, ...limited.shortened],
  };
}

/** Keeps the first post of each address. Ghost gives `/404/` to every post that its routes do not cover. */
function dedupeByUrl(posts: readonly Post[]): { posts: Post[]; dropped: PostNote[] } {
  const unique = new Map<string, Post>();
  const dropped: PostNote[] = [];
  for (const post of posts) {
    const owner = unique.get(post.url);
    const reason = `url: expected an address of its own, received that of '${truncate(owner?.title ?? '', 60)}'`;
    if (owner) dropped.push({ name: postName(post), reason });
    else unique.set(post.url, post);
  }
  return { posts: [...unique.values()], dropped };
}

/** Replaces the request of Ghost's client, which has no timeout, no retry, and accepts any answer as posts. */
function requestWithRetries(options: Omit<PullOptions, 'key'>) {
  const { url, clock, fetch = globalThis.fetch, timeoutMs = REQUEST_TIMEOUT_MS } = options;
  return async ({ url: path, params, headers }: ContentApiRequest) => {
    const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]));
    for (let retry = 0; ; retry += 1) {
      try {
        const answer = await fetchPosts({ address: `${path}?${query}`, url, headers, fetch, clock, timeoutMs });
        return { data: { meta: {}, ...answer } };
      } catch (error) {
        if (retry >= RETRIES || isClientError(error)) throw error;
        await new Promise<void>((resolve) => clock.after(FIRST_RETRY_MS * 2 ** retry, resolve));
      }
    }
  };
}

/** After a 4xx a retry gets the same answer, and Ghost blocks addresses that keep asking. */
function isClientError(error: unknown): boolean {
  return error instanceof BlogStatusError && error.status >= 400 && error.status < 500;
}
