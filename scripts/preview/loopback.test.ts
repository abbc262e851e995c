import { createServer } from 'node:http';
import { listenOnLoopback } from './loopback';

// main.test.ts holds the error for a port that is taken.

test('closing frees the port at once, even while a request waits for its answer', async () => {
  const silent = createServer();
  const asked = new Promise((resolve) => silent.once('request', resolve));
  const first = await listenOnLoopback(silent, 0);
  const waiting = expect(fetch(`http://localhost:${first.port}`)).rejects.toThrow();
  await asked;
  await first.close();
  await waiting;
  const second = await listenOnLoopback(createServer(), first.port);
  expect(second.port).toBe(first.port);
  await second.close();
});

test('only this machine can connect', async () => {
  const server = createServer();
  const { close } = await listenOnLoopback(server, 0);
  const address = server.address();
  await close();
  expect(address).toMatchObject({ address: '127.0.0.1' });
});

test.each([Number('abc'), 70_000])('%p is no port, and the error names the setting', async (port) => {
  await expect(listenOnLoopback(createServer(), port, '--fakes-port <port>')).rejects.toThrow(
    '--fakes-port <port>: expected the number of a port, up to 65535.',
  );
});
