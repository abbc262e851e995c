import type { Clock } from '@/lib/platform/clock';
import { readText } from '@/lib/platform/read-answer';
import { field } from '@/lib/text/records';
import { BlogStatusError, summarizeBody } from './blog-error';

type BlogRequest = {
  /** The whole address, query and key included. */
  address: string;
  /** The blog service as configured, for messages. */
  url: string;
  headers?: Record<string, string>;
  fetch: typeof globalThis.fetch;
  clock: Clock;
  /** For the whole answer, its body included. */
  timeoutMs: number;
  /** A longer answer is none: a blog may ignore how many posts it is asked for. */
  maxCharacters: number;
};

/**
 * Sends one request to the blog service and returns its JSON, with posts of unknown shape. Throws BlogStatusError for a status
 * other than 2xx, Error without an answer in time, without posts or with too long an answer (spec section 8).
 */
export async function fetchPosts(request: BlogRequest): Promise<{ posts: unknown[] }> {
  const { ok, status, body } = await receive(request);
  if (!ok) throw new BlogStatusError(status, body);
  if (body.length >= request.maxCharacters) {
    throw new Error(`The blog service at ${blogHost(request.url)} sent more than ${request.maxCharacters / 1e6} MB`);
  }
  const answer = parseJson(body);
  if (hasPosts(answer)) return answer;
  throw new Error(`The blog service at ${blogHost(request.url)} sent no posts: ${summarizeBody(body)}`);
}

function hasPosts(answer: unknown): answer is { posts: unknown[] } {
  return Array.isArray(field(answer, 'posts'));
}

async function receive({ address, url, headers, fetch, clock, timeoutMs, maxCharacters }: BlogRequest) {
  const timeout = new AbortController();
  const cancelTimeout = clock.after(timeoutMs, () => timeout.abort());
  try {
    const init = { headers, signal: timeout.signal, credentials: 'omit', referrerPolicy: 'no-referrer' } as const;
    const response = await fetch(address, init);
    // The body counts toward the timeout: headers may arrive at once and the body never.
    return { ok: response.ok, status: response.status, body: await readText(response, maxCharacters) };
  } catch (error) {
    const reason = timeout.signal.aborted ? `no answer within ${timeoutMs / 1000} s` : reasonOf(error);
    throw new Error(`Network Error: no response from the blog service at ${blogHost(url)} (${reason})`);
  } finally {
    cancelTimeout();
    // The rest of a longer answer.
    timeout.abort();
  }
}

/** Node's message is only 'fetch failed', with the code in its cause; browsers give a message and no cause. */
function reasonOf(error: unknown): string {
  const cause = field(error, 'cause');
  return String(field(cause, 'code') ?? field(cause, 'message') ?? field(error, 'message') ?? 'unknown reason');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Host, port and folder of a blog service, for messages and `PostsFile.source`: 'example.com/blog'. */
export function blogHost(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname.replace(/\/+$/, '');
}
