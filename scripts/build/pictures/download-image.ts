import type { Clock } from '@/lib/platform/clock';

/** A larger file is no picture for a web page; the drawn cover stands in. */
const MAX_BYTES = 12_000_000;
const TIMEOUT_MS = 10_000;

/** What a host said of a file, to ask next time whether it changed. */
export type Validators = { etag?: string; lastModified?: string };

export type Download = { status: 'unchanged' } | { status: 'new'; bytes: Buffer; validators: Validators };

export type DownloadOptions = { fetch: typeof globalThis.fetch; clock: Clock; timeoutMs?: number };

/** A host that is down or has no time, as opposed to one whose answer is no picture. */
export class NoAnswerError extends Error {}

/**
 * Fetches a picture, or learns that it is the one fetched before.
 *
 * @throws NoAnswerError without an answer in time, or with one that asks to come again later; Error for another status that
 * is not 2xx and a file that is too large
 */
export async function downloadImage(
  address: string,
  known: Validators,
  { fetch, clock, timeoutMs = TIMEOUT_MS }: DownloadOptions,
): Promise<Download> {
  const call = new AbortController();
  const callOff = clock.after(timeoutMs, () => call.abort());
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
    callOff();
    // What nobody reads must not go on arriving: the process would not end before it has.
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

/** Counted while it comes: a header may lie about the length, or say nothing. */
async function readBody(response: Response, leave: () => void): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = response.body?.getReader();
  while (reader) {
    const { done, value } = await answerOf(() => reader.read());
    if (done) break;
    length += value.length;
    if (length > MAX_BYTES) {
      leave();
      throw new Error(`more than ${MAX_BYTES / 1_000_000} MB`);
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}

function conditions({ etag, lastModified }: Validators): Record<string, string> {
  return {
    // Unless told otherwise Node adds no-cache to these conditions, and Ghost then sends the whole file each time.
    'cache-control': 'max-age=0',
    ...(etag ? { 'if-none-match': etag } : {}),
    ...(lastModified ? { 'if-modified-since': lastModified } : {}),
  };
}
