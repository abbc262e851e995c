import type { IncomingMessage } from 'node:http';

/** Far above what anybody sends here: a page's last word ends at 64 KB, a mail at 50 KB, a call of the blog is `{}` or a post. */
const MAX_BODY_BYTES = 1_000_000;

/** Reads a request's body to its end; undefined if it is beyond all measure. */
export async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue;
    length += chunk.length;
    if (length > MAX_BODY_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
