import type { Clock } from '@/lib/platform/clock';
import { PrivateAddressError } from '../outside-fetch';

/** Larger files are refused; the post gets a drawn cover. */
const MAX_BYTES = 12_000_000;
const TIMEOUT_MS = 10_000;

/** The host is down or busy. */
export class NoAnswerError extends Error {}

/**
 * Fetches a picture. Throws NoAnswerError without an answer in time and for status 429 and 5xx, PrivateAddressError, and Error for
 * any other status that is not 2xx and for a file that is too large.
 */
export async function downloadImage(
  address: string,
  { fetch, clock }: { fetch: typeof globalThis.fetch; clock: Clock },
): Promise<Buffer> {
  const call = new AbortController();
  const cancelTimeout = clock.after(TIMEOUT_MS, () => call.abort());
  try {
    const response = await fetch(address, { signal: call.signal }).catch(throwNoAnswer);
    const { status, ok } = response;
    if (status >= 500 || status === 429) throw new NoAnswerError(`status ${status}`);
    if (!ok) throw new Error(`status ${status}`);
    return await readBody(response);
  } finally {
    cancelTimeout();
    // An unread body would keep the process running.
    call.abort();
  }
}

function throwNoAnswer(error: unknown): never {
  throw error instanceof PrivateAddressError ? error : new NoAnswerError('no answer');
}

/** Counts the bytes as they arrive, because the content-length header may be wrong or missing. */
async function readBody(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = response.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read().catch(throwNoAnswer);
    if (done) break;
    length += value.length;
    if (length > MAX_BYTES) throw new Error(`more than ${MAX_BYTES / 1_000_000} MB`);
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}
