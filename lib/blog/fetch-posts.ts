import type { Clock } from '@/lib/platform/clock';
import { field } from '@/lib/text/records';
import { BlogAnswerError, BlogNetworkError, BlogStatusError } from './blog-error';
import { readableBody } from './readable-body';

export type BlogRequest = {
  /** The whole address, query and key included. */
  address: string;
  /** The blog service, as configured: the one that messages name. */
  url: string;
  headers?: Record<string, string>;
  fetch: typeof globalThis.fetch;
  clock: Clock;
  /** For the whole answer, its body included. */
  timeoutMs: number;
};

/**
 * Asks the blog service once and gives its JSON, which holds posts of unknown shape.
 *
 * @throws BlogNetworkError without a response in time, BlogStatusError for a status that is not 2xx, BlogAnswerError
 * for an answer without posts (spec section 8)
 */
export async function fetchPosts(request: BlogRequest): Promise<{ posts: unknown[] }> {
  const { ok, status, body } = await receive(request);
  if (!ok) throw new BlogStatusError(status, body);
  const answer = parseJson(body);
  if (!hasPosts(answer)) {
    throw new BlogAnswerError(`The blog service at ${blogHost(request.url)} sent no posts: ${readableBody(body)}`);
  }
  return answer;
}

/** Whether an answer of the Content API holds posts, of whatever shape. */
export function hasPosts(answer: unknown): answer is { posts: unknown[] } {
  return typeof answer === 'object' && answer !== null && 'posts' in answer && Array.isArray(answer.posts);
}

async function receive({ address, url, headers, fetch, clock, timeoutMs }: BlogRequest) {
  const timeout = new AbortController();
  const callOff = clock.after(timeoutMs, () => timeout.abort());
  try {
    const init = { headers, signal: timeout.signal, credentials: 'omit', referrerPolicy: 'no-referrer' } as const;
    const response = await fetch(address, init);
    // Inside the time-out: headers may come at once and the body never.
    return { ok: response.ok, status: response.status, body: await response.text() };
  } catch (error) {
    const isLate = timeout.signal.aborted;
    throw new BlogNetworkError(blogHost(url), isLate ? `no answer within ${timeoutMs / 1000} s` : reasonOf(error));
  } finally {
    callOff();
  }
}

/** Node says only 'fetch failed' and hides the code in the cause; a browser has no more than its message. */
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

/** A blog service as messages name it and the posts' source is noted: host, port and folder, 'example.com/blog'. */
export function blogHost(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname.replace(/\/+$/, '');
}
