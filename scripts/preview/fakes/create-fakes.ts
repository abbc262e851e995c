import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Article } from '@/content/schema/post';
import { type Answer, type Fake, type FakeRequest, text } from './answer';
import { createBlog } from './blog';
import { blogControls } from './blog-controls';
import { blogPages } from './blog-pages';
import { blogPictures } from './blog-pictures';
import { chatWebhook } from './chat-webhook';
import { chatWidget } from './chat-widget';
import { corsHeaders, preflightAnswer } from './cors';
import { faultControls } from './fault-controls';
import { faultEffect } from './fault-effect';
import { createFaults } from './faults';
import { geolocation } from './geolocation';
import { ghostContentApi } from './ghost-content-api';
import { createInbox } from './inbox';
import { inboxPage } from './inbox-page';
import { mailRelay } from './mail-relay';
import { readRequest } from './read-request';
import { scheduling } from './scheduling';

/**
 * All outside services of the site in one server, which is not listening yet.
 *
 * @param articles what the blog holds, newest first
 * @param now the clock by which arrivals and new posts are dated
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

    const answerNormally = async () =>
      request.method === 'OPTIONS' ? preflightAnswer(request) : withCors(await fake.answer(request));
    const fault = faults.take(fake.service, request);
    if (fault === undefined) return send(response, await answerNormally());

    const effect = await faultEffect(fault, answerNormally);
    if (effect.kind === 'hang') return;
    if (effect.kind === 'refuse') {
      response.socket?.destroy();
      return;
    }
    if (effect.delayMs > 0) await waitWhileOpen(response, effect.delayMs);
    send(response, effect.answer);
  }

  const server = createServer(async (message, response) => {
    try {
      const request = await readRequest(message);
      if (request === undefined) send(response, { ...text(413, 'Too large'), headers: { connection: 'close' } });
      else await serve(request, response);
    } catch (error) {
      // A client that left while it was being read or waited for is no fault of ours.
      if (response.destroyed || message.destroyed) return;
      console.error(`The fakes could not serve ${message.url}:`, error);
      send(response, text(500, 'Internal error'));
    }
  });
  return { server, inbox, faults, blog };
}

function withCors(answer: Answer): Answer {
  return { ...answer, headers: { ...answer.headers, ...corsHeaders } };
}

/** Nothing is waited for once the client has left: a pending delay would keep the process alive. */
async function waitWhileOpen(response: ServerResponse, delayMs: number) {
  const left = new AbortController();
  response.once('close', () => left.abort());
  await wait(delayMs, undefined, { signal: left.signal });
}

function send(response: ServerResponse, { status, headers, body }: Answer) {
  // What arrives changes from one moment to the next; only the blog's pictures may be remembered by a browser.
  response.writeHead(status, { 'cache-control': 'no-store', ...headers }).end(body);
}
