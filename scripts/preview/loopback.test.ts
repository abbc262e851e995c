import { createServer } from 'node:http';
import { listenOnLoopback } from './loopback';

test('localhost answers, and a second server on the same port gets an error that names the way out', async () => {
  const first = await listenOnLoopback(
    createServer((_, response) => response.end('here')),
    0,
    '--port',
  );
  expect(await (await fetch(`http://localhost:${first.port}`)).text()).toBe('here');
  await expect(listenOnLoopback(createServer(), first.port, '--port')).rejects.toThrow(
    `Port ${first.port} is taken: stop the program that holds it, or choose another with --port <port>.`,
  );
  await first.close();
});

test('closing frees the port at once, even while a request waits for its answer', async () => {
  const silent = createServer();
  const asked = new Promise((resolve) => silent.once('request', resolve));
  const first = await listenOnLoopback(silent, 0, '--port');
  const waiting = expect(fetch(`http://127.0.0.1:${first.port}`)).rejects.toThrow();
  await asked;
  await first.close();
  await waiting;
  const second = await listenOnLoopback(createServer(), first.port, '--port');
  expect(second.port).toBe(first.port);
  await second.close();
});
