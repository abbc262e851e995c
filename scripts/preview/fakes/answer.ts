import type { IncomingHttpHeaders } from 'node:http';
import type { ServiceName } from './fault';

export type FakeRequest = {
  method: string;
  /** Path and query as sent. */
  url: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
  /** The fakes' own address as this client knows it, without a last slash. */
  origin: string;
};

export type Answer = { status: number; headers: Record<string, string>; body: string | Buffer };

/** The fake of one outside service. It knows nothing of sockets, CORS or faults. */
export type Fake = {
  /** The name for setting faults; null for the controls of the fakes, which never fail. */
  service: ServiceName | null;
  owns: (path: string) => boolean;
  answer: (request: FakeRequest) => Answer | Promise<Answer>;
};

export function text(status: number, body: string): Answer {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8' }, body };
}

export function json(status: number, value: unknown): Answer {
  return { status, headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify(value) };
}

/** A page. Its policy keeps scripts from running, whatever a post or a mail contains. */
export function html(status: number, body: string): Answer {
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src * data:",
    },
    body,
  };
}

export function script(body: string): Answer {
  return { status: 200, headers: { 'content-type': 'text/javascript; charset=utf-8' }, body };
}

/** A permanent redirect. */
export function moved(location: string): Answer {
  return { status: 301, headers: { location }, body: '' };
}

export function methodNotAllowed(allow: string): Answer {
  return { ...text(405, 'Method not allowed'), headers: { allow } };
}

/** GET or HEAD. Node itself drops the body of an answer to HEAD. */
export function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Lets a page of another origin read the answer. */
export function withCors(answer: Answer): Answer {
  return { ...answer, headers: { ...answer.headers, 'access-control-allow-origin': '*' } };
}

/** Allows a browser's preflight request. */
export function preflightAnswer({ headers }: FakeRequest): Answer {
  return withCors({
    status: 204,
    headers: {
      'access-control-allow-methods': 'GET, HEAD, POST',
      'access-control-allow-headers': headers['access-control-request-headers'] ?? 'content-type',
      'access-control-max-age': '0',
    },
    body: '',
  });
}
