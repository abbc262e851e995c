import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import type { Article } from '@/content/schema/post';
import type { Fake, FakeRequest } from './answer';
import { createBlog } from './blog';
import { blogControls } from './blog-controls';
import { blogPages } from './blog-pages';
import { blogPictures } from './blog-pictures';
import { chatWidget } from './chat-widget';
import { createFaults, faultControls, faultyAnswer } from './faults';
import { ghostContentApi } from './ghost-content-api';
import { type Inbox, inboxPage } from './inbox';
import { mailRelay } from './mail-relay';
import { scheduling } from './scheduling';
import { chatWebhook, geolocation } from './visits';

/**
 * All outside services of the site in one server, which is not listening yet. `articles`: the blog's posts, newest first.
 *
 * Own code: a mock server such as MSW or WireMock serves fixed answers, while these behave like the services.
 */
export function createFakes(articles: readonly Article[]) {
  const inbox: Inbox = { mails: [], visits: [] };
  const faults = createFaults();
  const blog = createBlog(articles);
  // The blog's pages come last: they take every path of one word.
  const fakes: Fake[] = [
    mailRelay(inbox),
    chatWebhook(inbox),
    geolocation,
    ghostContentApi(blog),
    blogPictures,
    chatWidget,
    scheduling,
    inboxPage(inbox),
    faultControls(faults),
    blogControls(blog),
    blogPages(blog),
  ];

  async function answerTo(request: FakeRequest): Promise<Response | 'hang' | 'refuse'> {
    const fake = fakes.find(({ path }) => path.test(request.url.pathname));
    if (fake === undefined) return new Response('Not found', { status: 404 });
    if (fake.service === null) return normalAnswer(fake, request);
    const fault = request.method === 'OPTIONS' ? undefined : faults.take(fake.service, request);
    const answer = await (fault ? faultyAnswer(fault, () => normalAnswer(fake, request)) : normalAnswer(fake, request));
    // Lets the site's pages, which are of another origin, read the answer.
    if (answer instanceof Response) answer.headers.set('access-control-allow-origin', '*');
    return answer;
  }

  const server = createServer(async (message, response) => {
    try {
      const { method = 'GET', headers } = message;
      const url = new URL(message.url ?? '/', `http://${headers.host}`);
      const answer = await answerTo({ method, url, headers, body: await text(message) });
      if (answer === 'refuse') response.destroy();
      else if (answer !== 'hang') await send(response, answer, /\bgzip\b/.test(String(headers['accept-encoding'])));
    } catch (error) {
      // The client left while its request was read.
      if (message.socket.destroyed) return;
      console.error(`The fakes could not serve ${message.url}:`, error);
      await send(response, new Response('Internal error', { status: 500 }));
    }
  });
  return { server, faults, blog };
}

async function normalAnswer({ service, methods }: Fake, request: FakeRequest): Promise<Response> {
  if (request.method === 'OPTIONS' && service !== null) return preflightAnswer(request);
  const handler = methods[request.method === 'HEAD' ? 'GET' : request.method];
  if (handler === undefined) {
    return new Response('Method not allowed', { status: 405, headers: { allow: Object.keys(methods).join(', ') } });
  }
  try {
    return await handler(request);
  } catch (error) {
    if (error instanceof z.ZodError) return new Response(z.prettifyError(error), { status: 400 });
    if (error instanceof SyntaxError) return new Response(`The body is not JSON: ${error.message}`, { status: 400 });
    throw error;
  }
}

function preflightAnswer({ headers }: FakeRequest): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': 'GET, HEAD, POST',
      'access-control-allow-headers': headers['access-control-request-headers'] ?? 'content-type',
      'access-control-max-age': '0',
    },
  });
}

async function send(response: ServerResponse, answer: Response, acceptsGzip = false) {
  const body = Buffer.from(await answer.arrayBuffer());
  const isCompressed = acceptsGzip && /^application\/json\b/.test(answer.headers.get('content-type') ?? '');
  // Answers change from one moment to the next. Only the blog's pictures may be cached.
  response.writeHead(answer.status, {
    'cache-control': 'no-store',
    ...(isCompressed && { 'content-encoding': 'gzip', vary: 'accept-encoding' }),
    ...Object.fromEntries(answer.headers),
  });
  response.end(isCompressed ? gzipSync(body) : body);
}
