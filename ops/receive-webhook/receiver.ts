import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { readBody } from '@/scripts/read-body';
import type { BuildQueue } from './build-queue';
import { checkSignature, createReplayGuard, WINDOW_MS } from './signature';

/** `webhook` is for Ghost, `status` for people. */
export const RECEIVER_PATHS = { webhook: '/ghost', status: '/status' } as const;

const REQUEST_TIMEOUT_MS = 10_000;

type Options = {
  /** The secret of Ghost's webhook. */
  secret: string;
  queue: Pick<BuildQueue, 'ask' | 'state' | 'last'>;
  /** Milliseconds since 1970. */
  now: () => number;
  log: (line: string) => void;
  /** From the first byte to the last. */
  requestTimeoutMs?: number;
};

/** Accepts Ghost's webhook calls. It is not listening yet. */
export function createReceiver({ secret, queue, now, log, requestTimeoutMs = REQUEST_TIMEOUT_MS }: Options): Server {
  const isNew = createReplayGuard(WINDOW_MS);

  async function receive(request: IncomingMessage, response: ServerResponse) {
    if (request.method !== 'POST') return answer(response, 405, 'POST only', { allow: 'POST' });
    const body = await readBody(request);
    if (body === undefined) {
      log('Refused a call: larger than 1 MB.');
      return answer(response, 413, 'Too large', { connection: 'close' });
    }

    const header = request.headers['x-ghost-signature']?.toString();
    const call = { header, body, secret, now: now() };
    const checked = checkSignature(call);
    if (!checked.isGenuine) {
      log(`Refused a call: ${checked.reason}.`);
      return answer(response, 401, 'Refused');
    }
    if (!isNew(checked.signature, call.now)) {
      log('Refused a call: the same call came before.');
      return answer(response, 409, 'Seen before');
    }
    // Before the answer: Ghost tries once, so an accepted call must survive whatever ends this process.
    if (queue.ask()) answer(response, 202, 'Accepted');
    else answer(response, 503, 'Could not be kept');
  }

  const limits = {
    requestTimeout: requestTimeoutMs,
    headersTimeout: requestTimeoutMs,
    // Node looks for slow connections only this often; by default every 30 s.
    connectionsCheckingInterval: requestTimeoutMs / 10,
  };
  return createServer(limits, (request, response) => {
    const path = request.url?.split('?')[0];
    if (path === RECEIVER_PATHS.status) {
      return answer(response, 200, JSON.stringify({ now: queue.state(), last: queue.last() }));
    }
    if (path !== RECEIVER_PATHS.webhook) return answer(response, 404, 'Not found');
    receive(request, response).catch(() => response.destroy());
  });
}

function answer(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers }).end(text);
}
