import { createServer } from 'node:http';
import { listenOnLoopback } from './loopback';

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

test('a port that is taken is an error of one line, with the setting that chooses another', async () => {
  const { port, close } = await listenOnLoopback(createServer(), 0);
  await expect(listenOnLoopback(createServer(), port, '--fakes-port <port>')).rejects.toThrow(
    /^Port \d+ is taken: .+ --fakes-port <port>\.$/,
  );
  await close();
});
