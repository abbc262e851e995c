import type { IncomingMessage } from 'node:http';

/** Far above the largest body: a request that a page sends while it closes has at most 64 KB, a mail 50 KB. */
const MAX_BODY_BYTES = 1_000_000;

/** Reads a request's body; undefined when it is too large. */
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
