import type { Clock } from '@/lib/platform/clock';

/** Larger files are refused; the post gets a drawn cover. */
const MAX_BYTES = 12_000_000;
const TIMEOUT_MS = 10_000;

/** Headers of an earlier answer, for a conditional request. */
export type Validators = { etag?: string; lastModified?: string };

export type Download = { status: 'unchanged' } | { status: 'new'; bytes: Buffer; validators: Validators };

export type DownloadOptions = { fetch: typeof globalThis.fetch; clock: Clock; timeoutMs?: number };

/** The host is down or busy. */
export class NoAnswerError extends Error {}

/**
 * Fetches a picture, unless it has not changed.
 *
 * @throws NoAnswerError without an answer in time, and for status 429 and 5xx; Error for any other status that is not 2xx, and
 * for a file that is too large
 */
export async function downloadImage(
  address: string,
  known: Validators,
  { fetch, clock, timeoutMs = TIMEOUT_MS }: DownloadOptions,
): Promise<Download> {
  const call = new AbortController();
  const cancelTimeout = clock.after(timeoutMs, () => call.abort());
  try {
    const response = await answerOf(() => fetch(address, { headers: conditions(known), signal: call.signal }));
    if (response.status === 304) return { status: 'unchanged' };
    if (response.status >= 500 || response.status === 429) throw new NoAnswerError(`status ${response.status}`);
    if (!response.ok) throw new Error(`status ${response.status}`);
    const bytes = await readBody(response, () => call.abort());
    const { headers } = response;
    const validators = {
      etag: headers.get('etag') ?? undefined,
      lastModified: headers.get('last-modified') ?? undefined,
    };
    return { status: 'new', bytes, validators };
  } finally {
    cancelTimeout();
    // An unread body would keep the process running.
    call.abort();
  }
}

async function answerOf<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch {
    throw new NoAnswerError('no answer');
  }
}

/** Counts the bytes as they arrive, because the content-length header may be wrong or missing. */
async function readBody(response: Response, abort: () => void): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = response.body?.getReader();
  while (reader) {
    const { done, value } = await answerOf(() => reader.read());
    if (done) break;
    length += value.length;
    if (length > MAX_BYTES) {
      abort();
      throw new Error(`more than ${MAX_BYTES / 1_000_000} MB`);
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}

function conditions({ etag, lastModified }: Validators): Record<string, string> {
  return {
    // By default Node adds no-cache to conditional requests, and Ghost then always sends the whole file.
    'cache-control': 'max-age=0',
    ...(etag ? { 'if-none-match': etag } : {}),
    ...(lastModified ? { 'if-modified-since': lastModified } : {}),
  };
}
