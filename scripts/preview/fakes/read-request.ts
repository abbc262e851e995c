import type { IncomingMessage } from 'node:http';
import { readBody } from '../../read-body';
import type { FakeRequest } from './answer';

/** Reads a request; undefined when its body is too large. */
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

/** Whether the content type is JSON, with or without a charset. */
export function isJson(request: FakeRequest): boolean {
  return /^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '');
}

/** The body as JSON; undefined when it is not JSON. */
export function parseJson(body: string): unknown {
  try {
    const value: unknown = JSON.parse(body);
    return value;
  } catch {
    return undefined;
  }
}

/** The host is written into pages and posts, so any text that is not a host name becomes `localhost`. */
function safeHost(host: string | undefined): string {
  return host !== undefined && /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host) ? host : 'localhost';
}
