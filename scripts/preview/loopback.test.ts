import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { listenOnLoopback } from './loopback';

const answering = () => createServer((_, response) => response.end('here'));
const hasIpv6Loopback = Object.values(networkInterfaces()).some((list) =>
  list?.some(({ address }) => address === '::1'),
);

async function read(url: string): Promise<string> {
  return (await fetch(url)).text();
}

test('localhost is answered by whichever address it stands for', async () => {
  const { port, close } = await listenOnLoopback(answering(), 0, '--port');
  expect(await read(`http://localhost:${port}`)).toBe('here');
  expect(await read(`http://127.0.0.1:${port}`)).toBe('here');
  if (hasIpv6Loopback) expect(await read(`http://[::1]:${port}`)).toBe('here');
  await close();
});

test('a port that is taken is named, with the way out, and nothing is left half open', async () => {
  const first = await listenOnLoopback(answering(), 0, '--port');
  await expect(listenOnLoopback(answering(), first.port, '--port')).rejects.toThrow(
    `Port ${first.port} is taken: stop the program that holds it, or choose another with --port <port>.`,
  );
  await first.close();
});

test('a port taken on one of the two addresses only counts as taken', async () => {
  if (!hasIpv6Loopback) return;
  const holder = answering();
  await new Promise<void>((resolve) => holder.listen({ port: 0, host: '::1' }, resolve));
  const address = holder.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  const refused = answering();
  await expect(listenOnLoopback(refused, port, '--port')).rejects.toThrow('is taken');
  expect(refused.listening).toBe(false);
  await new Promise((resolve) => holder.close(resolve));
});

test('closing frees the port at once, though a request is still waiting for its answer', async () => {
  const silent = createServer();
  const asked = new Promise((resolve) => silent.once('request', resolve));
  const first = await listenOnLoopback(silent, 0, '--port');
  const waiting = expect(read(`http://127.0.0.1:${first.port}`)).rejects.toThrow();
  await asked;
  await first.close();
  await waiting;
  const second = await listenOnLoopback(answering(), first.port, '--port');
  expect(second.port).toBe(first.port);
  await second.close();
});
