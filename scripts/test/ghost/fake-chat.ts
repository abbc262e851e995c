import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenOnLoopback } from '../../preview/loopback';

/** A chat's incoming webhook, such as Slack's: collects what is sent to it. */
export async function startFakeChat() {
  const messages: string[] = [];
  const server = createServer(async (request, response) => {
    messages.push(await text(request));
    response.writeHead(request.headers['content-type'] === 'application/json' ? 200 : 415).end();
  });
  const { port, close } = await listenOnLoopback(server, 0);
  return { address: `http://127.0.0.1:${port}/services/T000/B000/fake`, messages, close };
}
