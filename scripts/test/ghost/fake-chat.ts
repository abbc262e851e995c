import { createServer } from 'node:http';
import { listenOnLoopback } from '../../preview/loopback';
import { readBody } from '../../read-body';

/** A chat's incoming webhook, such as Slack's: collects what is sent to it. */
export async function startFakeChat() {
  const messages: string[] = [];
  const server = createServer(async (request, response) => {
    messages.push(String(await readBody(request)));
    response.end('ok');
  });
  const { port, close } = await listenOnLoopback(server, 0);
  return { address: `http://127.0.0.1:${port}/services/T000/B000/fake`, messages, close };
}
