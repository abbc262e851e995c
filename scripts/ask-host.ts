import { type IncomingHttpHeaders, request as requestOverHttp } from 'node:http';
import { request as requestOverHttps } from 'node:https';

export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

export type Ask = (path: string, headers?: Record<string, string>, method?: string) => Promise<Reply>;

const TIMEOUT_MS = 15_000;

/** Requests paths as they are: `fetch` would normalize paths, follow redirects and decompress bodies. */
export function askHost(base: string): Ask {
  const { protocol, hostname, port } = new URL(base);
  const request = protocol === 'https:' ? requestOverHttps : requestOverHttp;
  return (path, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      const sent = request({ hostname, port, path, headers, method, timeout: TIMEOUT_MS }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
        // A connection that is lost in the middle of an answer emits neither 'end' nor 'error'.
        response.on('close', () => {
          if (!response.complete) reject(new Error(`the answer to ${path} was cut before its end`));
        });
      });
      sent.on('timeout', () => sent.destroy(new Error(`no answer to ${path} within ${TIMEOUT_MS / 1000} s`)));
      sent.on('error', reject).end();
    });
}
