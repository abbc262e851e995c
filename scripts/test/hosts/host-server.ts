import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { contentTypeOf } from '@/lib/delivery/content-types';

/** What a host's rules make of a request: a redirect without a file, or a file below the exported folder. */
export type Answer = { status: number; headers: Record<string, string>; file?: string };

/** @param path as in the request, @param query with its `?`, or '' */
export type AnswerRequest = (path: string, query: string) => Answer;

/** CloudFront compresses no smaller files; the other hosts' limits are lower. */
const MIN_COMPRESSED_BYTES = 1000;

/** At a low level, which is fast. */
const compressors: Record<string, (content: Buffer) => Buffer> = {
  br: (content) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (content) => gzipSync(content, { level: 1 }),
};

/** Serves what a host's rules answer, with its compression, content types and revalidation. */
export function createHostServer(root: string, answerRequest: AnswerRequest): Server {
  return createServer((request, response) => {
    const [path = '/', query = ''] = (request.url ?? '/').split(/(?=\?)/);
    const { status, headers, file } = answerRequest(path, query);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (file === undefined) {
      response.writeHead(status).end();
      return;
    }
    const content = readFileSync(join(root, file));
    const { type, isText } = contentTypeOf(file);
    const etag = `"${createHash('sha256').update(content).digest('hex')}"`;
    response.setHeader('content-type', type).setHeader('etag', etag);
    if (status === 200 && request.headers['if-none-match'] === etag) {
      response.writeHead(304).end();
      return;
    }
    const isCompressed = isText && content.length >= MIN_COMPRESSED_BYTES;
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = isCompressed ? /\b(br|gzip)\b/.exec(accepted)?.[1] : undefined;
    if (isCompressed) response.setHeader('vary', 'accept-encoding');
    if (encoding) response.setHeader('content-encoding', encoding);
    response.writeHead(status).end(encoding ? compressors[encoding]?.(content) : content);
  });
}

/** Whether the export has a file at this path below its folder. */
export function hasFile(root: string, path: string): boolean {
  const file = join(root, path);
  return existsSync(file) && statSync(file).isFile();
}

/** The path without percent signs; the path itself when it cannot be decoded. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
