import type { IncomingHttpHeaders } from 'node:http';

export const serviceNames = ['mail', 'webhook', 'geolocation', 'blog', 'chat', 'scheduling'] as const;
export type ServiceName = (typeof serviceNames)[number];

export type FakeRequest = {
  method: string;
  /** The full address, with the host that the client asked for. */
  url: URL;
  headers: IncomingHttpHeaders;
  body: string;
};

/** An error of zod or JSON.parse about the body becomes an answer with status 400. */
type Handler = (request: FakeRequest) => Response | Promise<Response>;

/** The fake of one outside service. It knows nothing of sockets, CORS or faults. */
export type Fake = {
  /** The name for setting faults; null for the controls of the fakes, which never fail. */
  service: ServiceName | null;
  path: RegExp;
  /** Handlers by method; GET handles HEAD, too. */
  methods: Readonly<Record<string, Handler>>;
};

/** A page. Its policy keeps scripts from running, whatever a post or a mail contains. */
export function html(body: string, status = 200): Response {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src * data:",
  };
  return new Response(body, { status, headers });
}

export function script(body: string): Response {
  return new Response(body, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
}

/** Whether the content type is JSON, with or without a charset. */
export function isJson({ headers }: FakeRequest): boolean {
  return /^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '');
}
