import type { Clock } from '@/lib/platform/clock';
import { field } from '@/lib/text/records';
import { BlogAnswerError, BlogNetworkError, BlogStatusError, summarizeBody } from './blog-error';

export type BlogRequest = {
  /** The whole address, query and key included. */
  address: string;
  /** The blog service as configured, for messages. */
  url: string;
  headers?: Record<string, string>;
  fetch: typeof globalThis.fetch;
  clock: Clock;
  /** For the whole answer, its body included. */
  timeoutMs: number;
};

/**
 * Sends one request to the blog service and returns its JSON, with posts of unknown shape.
 *
 * @throws BlogNetworkError without a response in time, BlogStatusError for a status other than 2xx, BlogAnswerError for a
 * response without posts (spec section 8)
 */
export async function fetchPosts(request: BlogRequest): Promise<{ posts: unknown[] }> {
  const { ok, status, body } = await receive(request);
  if (!ok) throw new BlogStatusError(status, body);
  const answer = parseJson(body);
  if (!hasPosts(answer)) {
    throw new BlogAnswerError(`The blog service at ${blogHost(request.url)} sent no posts: ${summarizeBody(body)}`);
  }
  return answer;
}

/** Whether an answer of the Content API has a list of posts, of any shape. */
export function hasPosts(answer: unknown): answer is { posts: unknown[] } {
  return typeof answer === 'object' && answer !== null && 'posts' in answer && Array.isArray(answer.posts);
}

async function receive({ address, url, headers, fetch, clock, timeoutMs }: BlogRequest) {
  const timeout = new AbortController();
  const cancelTimeout = clock.after(timeoutMs, () => timeout.abort());
  try {
    const init = { headers, signal: timeout.signal, credentials: 'omit', referrerPolicy: 'no-referrer' } as const;
    const response = await fetch(address, init);
    // The body counts toward the timeout: headers may arrive at once and the body never.
    return { ok: response.ok, status: response.status, body: await response.text() };
  } catch (error) {
    const isTimeout = timeout.signal.aborted;
    throw new BlogNetworkError(blogHost(url), isTimeout ? `no answer within ${timeoutMs / 1000} s` : reasonOf(error));
  } finally {
    cancelTimeout();
  }
}

/** Node's message is only 'fetch failed', with the code in its cause; browsers give a message and no cause. */
function reasonOf(error: unknown): string {
  const [code, causeMessage] = [field(field(error, 'cause'), 'code'), field(field(error, 'cause'), 'message')];
  return String(code ?? causeMessage ?? field(error, 'message') ?? 'unknown reason');
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
