import GhostContentAPI, { type ContentApiRequest } from '@tryghost/content-api';
import type { Post } from '@/content/schema/post';
import type { Clock } from '@/lib/platform/clock';
import { BlogAnswerError, BlogStatusError } from './blog-error';
import { dedupeByUrl } from './dedupe-by-url';
import { blogHost, fetchPosts } from './fetch-posts';
import { fitPosts } from './fit-post';
import type { PostNote } from './post-note';
import type { PostsFile } from './posts-file';
import { readPostsAnswer } from './read-posts-answer';
import { newestFirst } from './select-posts';

/** Ghost 6 gives no more at a time. */
const POSTS_A_PAGE = 100;
const REQUEST_TIMEOUT_MS = 10_000;
const RETRIES = 2;
/** Doubles with each retry: half a second, a second. */
const FIRST_RETRY_MS = 500;

export type PullOptions = {
  /** The blog service, without a slash at the end. */
  url: string;
  /** Its Content API key: 26 lowercase hex characters. */
  key: string;
  clock: Clock;
  fetch?: typeof globalThis.fetch;
  /** For each request; 10 seconds unless given. */
  timeoutMs?: number;
  /** Further tries of a request that failed other than by a 4xx; 2 unless given. */
  retries?: number;
};

/** What the build reads, and which posts could not be put into it, or not whole. */
export type Pulled = PostsFile & { dropped: PostNote[]; shortened: PostNote[] };

/**
 * Reads all posts of the blog, newest first: `GET {url}/ghost/api/v3/content/posts/` (spec section 7), page by page.
 *
 * @throws BlogStatusError, BlogNetworkError or BlogAnswerError with the message of spec section 8; BlogAnswerError also
 * when there are posts and not one of them can be read, since an empty blog would then be shown for a full one
 */
export async function pullPosts({ url, key, clock, ...options }: PullOptions): Promise<Pulled> {
  const ask = requestWithRetries({ url, clock, ...options });
  // 'v3.0' and 'v3' make the same request, of the path /ghost/api/v3/; 'v3' logs a warning about its spelling.
  const api = GhostContentAPI({ url, key, version: 'v3.0', makeRequest: ask });
  const posts = new Map<string, Post>();
  const dropped: PostNote[] = [];
  const shortened: PostNote[] = [];
  for (let page = 1; ; page += 1) {
    const browsed = await api.posts.browse({ include: 'authors,tags', limit: POSTS_A_PAGE, page });
    const answer = readPostsAnswer({ posts: browsed, meta: browsed.meta });
    // A post published meanwhile pushes others over to the next page: each is kept once.
    const unseen = answer.posts.filter(({ id }) => !posts.has(id));
    for (const post of unseen) posts.set(post.id, post);
    dropped.push(...answer.dropped);
    shortened.push(...answer.shortened);
    // Without a count of pages, a host that ignores the page asked for repeats itself for ever.
    const hasMore = answer.pages === undefined ? unseen.length > 0 : page < answer.pages;
    if (browsed.length === 0 || !hasMore) break;
  }
  const [first] = dropped;
  if (posts.size === 0 && first) {
    const found = `${dropped.length} posts from the blog service at ${blogHost(url)}`;
    throw new BlogAnswerError(`None of ${found} can be read: ${first.name}: ${first.reason}`);
  }
  const pulledAt = new Date(clock.now()).toISOString();
  const own = dedupeByUrl(newestFirst([...posts.values()]));
  const fitting = fitPosts(own.posts);
  return {
    source: blogHost(url),
    pulledAt,
    posts: fitting.posts,
    dropped: [...dropped, ...own.dropped, ...fitting.dropped],
    shortened: [...shortened, ...fitting.shortened],
  };
}

/** The request that Ghost's client is given: its own has no time-out, no retry, and takes any answer for posts. */
function requestWithRetries(options: Omit<PullOptions, 'key'>) {
  const { url, clock, fetch = globalThis.fetch, timeoutMs = REQUEST_TIMEOUT_MS, retries = RETRIES } = options;
  return async ({ url: path, params, headers }: ContentApiRequest) => {
    const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]));
    for (let retry = 0; ; retry += 1) {
      try {
        const answer = await fetchPosts({ address: `${path}?${query}`, url, headers, fetch, clock, timeoutMs });
        return { data: { meta: {}, ...answer } };
      } catch (error) {
        if (retry >= retries || isRefusal(error)) throw error;
        await new Promise<void>((resolve) => clock.after(FIRST_RETRY_MS * 2 ** retry, resolve));
      }
    }
  };
}

/** A 4xx is meant: the same question gets the same answer, and Ghost shuts out who asks too often. */
function isRefusal(error: unknown): boolean {
  return error instanceof BlogStatusError && error.status >= 400 && error.status < 500;
}
