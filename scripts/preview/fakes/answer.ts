import type { IncomingHttpHeaders } from 'node:http';
import type { ServiceName } from './fault';

/** What a fake is asked, read to its end. */
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

/** One outside service. It answers and knows nothing of sockets, CORS or faults. */
export type Fake = {
  /** The name by which a fault is set on it; null for the controls of the fakes, which never fail. */
  service: ServiceName | null;
  owns: (path: string) => boolean;
  answer: (request: FakeRequest) => Answer | Promise<Answer>;
};

/** A plain text answer. */
export function text(status: number, body: string): Answer {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8' }, body };
}

/** A JSON answer. */
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

/** A script for the site to load. */
export function script(body: string): Answer {
  return { status: 200, headers: { 'content-type': 'text/javascript; charset=utf-8' }, body };
}

/** A permanent redirect. */
export function moved(location: string): Answer {
  return { status: 301, headers: { location }, body: '' };
}

/** The answer to a method that the path does not know. */
export function methodNotAllowed(allow: string): Answer {
  return { status: 405, headers: { allow, 'content-type': 'text/plain; charset=utf-8' }, body: 'Method not allowed' };
}

/** Whether the request reads: node drops the body of an answer to HEAD by itself. */
export function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}
