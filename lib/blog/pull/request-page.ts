import type { ContentApiRequest } from '@tryghost/content-api';
import { z } from 'zod';
import { BlogStatusError, blogHost, fetchPosts } from '@/lib/blog/fetch-posts';
import type { Clock } from '@/lib/platform/clock';

const REQUEST_TIMEOUT_MS = 10_000;
/** A page has a hundred whole articles. */
const MAX_CHARACTERS = 50_000_000;
const RETRIES = 2;
/** Doubles with each retry. */
export const FIRST_RETRY_MS = 500;

export type RequestOptions = {
  /** The blog service, without a trailing slash. */
  url: string;
  clock: Clock;
  fetch?: typeof globalThis.fetch;
  /** For each request; 10 seconds by default. */
  timeoutMs?: number;
};

/** The request of Ghost's client, with a timeout and retries. A page with fewer posts than it states is a failure. */
export function requestWithRetries({
  url,
  clock,
  fetch = globalThis.fetch,
  timeoutMs = REQUEST_TIMEOUT_MS,
}: RequestOptions) {
  const request = { url, fetch, clock, timeoutMs, maxCharacters: MAX_CHARACTERS };
  return async ({ url: path, params, headers }: ContentApiRequest) => {
    const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]));
    for (let retry = 0; ; retry += 1) {
      try {
        const answer = await fetchPosts({ ...request, address: `${path}?${query}`, headers });
        checkPage(answer, Number(params.page), url);
        return { data: { meta: {}, ...answer } };
      } catch (error) {
        // After a 4xx a retry gets the same answer, and Ghost blocks addresses that keep asking.
        const isRefused = error instanceof BlogStatusError && error.status >= 400 && error.status < 500;
        if (retry >= RETRIES || isRefused) throw error;
        await new Promise<void>((resolve) => clock.after(FIRST_RETRY_MS * 2 ** retry, resolve));
      }
    }
  };
}

function checkPage(answer: { posts: readonly unknown[] }, page: number, url: string) {
  const pagination = readPagination(answer);
  const expected = postsOfPage(pagination, page);
  const sent = answer.posts.length;
  if (sent >= expected) return;
  const { pages = page, total } = pagination;
  throw new Error(
    `The blog service at ${blogHost(url)} sent ${sent} of the ${expected} posts of page ${page} of ${pages}, and has ${total} in all`,
  );
}

/** A number that another blog service may leave out or send as text. */
const stated = z.int().positive().optional().catch(undefined);

const answerSchema = z.object({
  meta: z.object({
    pagination: z.object({ pages: stated, limit: stated, total: z.int().nonnegative().optional().catch(undefined) }),
  }),
});

/** The numbers of pages, of posts a page and of all posts, each undefined if the service does not state it. */
type Pagination = { pages?: number; limit?: number; total?: number };

/** Reads `meta.pagination` of an answer of Ghost's Content API. */
export function readPagination(answer: unknown): Pagination {
  return answerSchema.safeParse(answer).data?.meta.pagination ?? {};
}

/** How many posts a page (from 1) must have; 0 if the service does not say. */
function postsOfPage({ limit, total }: Pagination, page: number): number {
  if (limit === undefined || total === undefined) return 0;
  return Math.min(limit, Math.max(0, total - (page - 1) * limit));
}
