import type { Clock } from '@/lib/platform/clock';
import { readText } from '@/lib/platform/read-answer';
import { field, isRecord, parseJson } from '@/lib/text/records';
import { toOneLine, truncate } from './clean-text';

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
  if (isRecord(answer) && Array.isArray(answer.posts)) return { ...answer, posts: answer.posts };
  throw new Error(`The blog service at ${blogHost(request.url)} sent no posts: ${summarizeBody(body)}`);
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

/** Host, port and folder of a blog service, for messages and `PostsFile.source`: 'example.com/blog'. */
export function blogHost(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname.replace(/\/+$/, '');
}

/** The blog service answered with an error: 'API Error: {status} - {body}' (spec section 8), the body as one short line. */
export class BlogStatusError extends Error {
  constructor(
    readonly status: number,
    body: string,
  ) {
    super(`API Error: ${status} - ${summarizeBody(body)}`);
  }
}

/** The message for an error of fetching posts (spec section 8): its own, or 'Failed to fetch blog posts' if it has none. */
export function blogErrorMessage(error: unknown): string {
  // Not `instanceof Error`: fetch may reject with an error of another realm.
  const message = field(error, 'message');
  return typeof message === 'string' && message.trim() ? message : 'Failed to fetch blog posts';
}

const MAX_SUMMARY_LENGTH = 200;
/** Only the start of a body is parsed: it says what went wrong, and the regular expressions stay fast. */
const MAX_PARSED_LENGTH = 20_000;

/** The entities that proxies and Ghost use in their error pages. */
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** A response's body as one line of text, at most 200 characters; of an HTML page its title, or else its text. */
export function summarizeBody(body: string): string {
  const start = body.slice(0, MAX_PARSED_LENGTH);
  const line = toOneLine(/^\s*(<!doctype|<!--|<\??[a-z])/i.test(start) ? textOfPage(start) : start);
  return truncate(line || 'empty body', MAX_SUMMARY_LENGTH);
}

function textOfPage(page: string): string {
  const [, title = ''] = /<title[^>]*>([^<]*)/i.exec(page) ?? [];
  const withoutTags = page.replace(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/gi, ' ');
  return toOneLine(decode(title)) || decode(withoutTags);
}

function decode(text: string): string {
  return text.replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity);
}
