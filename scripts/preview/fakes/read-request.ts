import type { IncomingMessage } from 'node:http';
import { readBody } from '../../read-body';
import type { FakeRequest } from './answer';

/** Reads a request to its end; undefined if its body is beyond all measure. */
export async function readRequest(message: IncomingMessage): Promise<FakeRequest | undefined> {
  const body = await readBody(message);
  if (body === undefined) return undefined;

  const url = message.url ?? '/';
  const [path = '/', ...query] = url.split('?');
  return {
    method: message.method ?? 'GET',
    url,
    path,
    query: new URLSearchParams(query.join('?')),
    headers: message.headers,
    body: body.toString('utf8'),
    origin: `http://${safeHost(message.headers.host)}`,
  };
}

/** Whether the body is declared as JSON, with or without a charset. */
export function isJson(request: FakeRequest): boolean {
  return /^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '');
}

/** The body as JSON; undefined, which JSON cannot say, if it is none. */
export function parseJson(body: string): unknown {
  try {
    const value: unknown = JSON.parse(body);
    return value;
  } catch {
    return undefined;
  }
}

/** The host is written into pages and posts, so it is taken only in the form of a host. */
function safeHost(host: string | undefined): string {
  return host !== undefined && /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host) ? host : 'localhost';
}
