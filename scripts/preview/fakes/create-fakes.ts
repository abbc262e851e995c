import { createServer, type ServerResponse } from 'node:http';
import type { Article } from '@/content/schema/post';
import { type Answer, type Fake, type FakeRequest, preflightAnswer, text, withCors } from './answer';
import { createBlog } from './blog';
import { blogControls } from './blog-controls';
import { blogPages } from './blog-pages';
import { blogPictures } from './blog-pictures';
import { chatWidget } from './chat-widget';
import { createFaults, faultControls, faultyAnswer } from './faults';
import { ghostContentApi } from './ghost-content-api';
import { createInbox, inboxPage } from './inbox';
import { mailRelay } from './mail-relay';
import { readRequest } from './read-request';
import { scheduling } from './scheduling';
import { chatWebhook, geolocation } from './visits';

/**
 * All outside services of the site in one server, which is not listening yet.
 *
 * Own code: a mock server such as MSW or WireMock serves fixed answers, while these behave like the services (a blog to
 * publish in, a mailbox to read, an EmailJS that refuses wrong keys).
 *
 * @param articles the blog's posts, newest first
 * @param now the clock that dates arrivals and new posts
 */
export function createFakes({ articles, now = () => new Date() }: { articles: readonly Article[]; now?: () => Date }) {
  const inbox = createInbox(now);
  const faults = createFaults();
  const blog = createBlog(articles, now);
  // The blog's pages come last: they take every path of one word.
  const fakes: Fake[] = [
    mailRelay(inbox),
    chatWebhook(inbox),
    geolocation(),
    ghostContentApi(blog),
    blogPictures(),
    chatWidget(),
    scheduling(),
    inboxPage(inbox),
    faultControls(faults),
    blogControls(blog),
    blogPages(blog),
  ];

  async function serve(request: FakeRequest, response: ServerResponse) {
    const fake = fakes.find(({ owns }) => owns(request.path));
    if (fake === undefined) return send(response, text(404, 'Not found'));
    if (fake.service === null) return send(response, await fake.answer(request));
    if (request.method === 'OPTIONS') return send(response, preflightAnswer(request));

    const answerNormally = async () => fake.answer(request);
    const fault = faults.take(fake.service, request);
    const answer = fault ? await faultyAnswer(fault, answerNormally, closeSignal(response)) : await answerNormally();
    if (answer === 'hang') return;
    if (answer === 'refuse') response.socket?.destroy();
    else send(response, withCors(answer));
  }

  const server = createServer(async (message, response) => {
    try {
      const request = await readRequest(message);
      if (request === undefined) send(response, { ...text(413, 'Too large'), headers: { connection: 'close' } });
      else await serve(request, response);
    } catch (error) {
      // The client left while its request was read or its answer delayed.
      if (response.destroyed || message.destroyed) return;
      console.error(`The fakes could not serve ${message.url}:`, error);
      send(response, text(500, 'Internal error'));
    }
  });
  return { server, inbox, faults, blog };
}

/** Aborts when the client leaves: a pending delay would keep the process alive. */
function closeSignal(response: ServerResponse): AbortSignal {
  const left = new AbortController();
  response.once('close', () => left.abort());
  return left.signal;
}

function send(response: ServerResponse, { status, headers, body }: Answer) {
  // Answers change from one moment to the next. Only the blog's pictures may be cached.
  response.writeHead(status, { 'cache-control': 'no-store', ...headers }).end(body);
}
