import { createConnection } from 'node:net';
import { type Listening, listenOnLoopback } from '@/scripts/preview/loopback';
import { createReceiver } from './receiver';
import { now, secret, signed } from './signature-fixture';

const last = { endedAt: '2026-11-20T21:00:00.000Z', exitCode: 1 };
let receiver: Listening;
let ask: jest.Mock;
let lines: string[];

beforeEach(async () => {
  ask = jest.fn(() => true);
  lines = [];
  const queue = { ask, state: () => ({ status: 'idle' as const }), last: () => last };
  const server = createReceiver({
    secret,
    queue,
    now: () => now,
    log: (line) => lines.push(line),
    requestTimeoutMs: 500,
  });
  receiver = await listenOnLoopback(server, 0);
});
afterEach(() => receiver.close());

const send = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${receiver.port}${path}`, init);

/** Calls the webhook, as Ghost does, or with another signature. Returns the status. */
async function call(body = '{}', signature = signed({ body })) {
  return (await send('/ghost', { method: 'POST', body, headers: { 'x-ghost-signature': signature } })).status;
}

test.each(['{}', '{"title":"مرحبا 🚀"}'])('a genuine call with %s is accepted and starts a build', async (body) => {
  expect(await call(body)).toBe(202);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a call with a wrong signature is refused without a reason, logged, and starts no build', async () => {
  const headers = { 'x-ghost-signature': signed({ by: 'a guess' }) };
  const response = await send('/ghost', { method: 'POST', body: '{}', headers });
  expect([response.status, await response.text()]).toEqual([401, 'Refused']);
  expect(lines).toEqual(['Refused a call: a wrong signature.']);
  expect(ask).not.toHaveBeenCalled();
});

test('the same call again is refused; a forged one before it does not matter', async () => {
  expect([await call('{}', signed({ by: 'a guess' })), await call(), await call()]).toEqual([401, 202, 409]);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a call that cannot be kept is not accepted', async () => {
  ask.mockReturnValue(false);
  expect(await call()).toBe(503);
});

/** Sends raw bytes. `closed` resolves to the first line of the answer. */
function connect() {
  const socket = createConnection(receiver.port, '127.0.0.1').on('error', () => {});
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(answer.split('\r\n')[0] ?? '')));
  return { socket, closed };
}

test('a body of 50 MB is not read to its end, and is logged', async () => {
  const { socket, closed } = connect();
  const megabyte = Buffer.alloc(1_000_000);
  let sent = 0;
  const sendOn = () => {
    while (sent < 50 && !socket.destroyed && socket.write(megabyte)) sent += 1;
  };
  socket.write('POST /ghost HTTP/1.1\r\nhost: x\r\ncontent-length: 50000000\r\n\r\n');
  sendOn();
  socket.on('drain', sendOn);
  expect(['', 'HTTP/1.1 413 Payload Too Large']).toContain(await closed);
  expect(sent).toBeLessThan(50);
  expect(lines).toEqual(['Refused a call: larger than 1 MB.']);
  expect(ask).not.toHaveBeenCalled();
});

test.each([
  ['headers', 'POST /ghost HTTP/1.1\r\nhost: x\r\n'],
  ['a body', 'POST /ghost HTTP/1.1\r\nhost: x\r\ncontent-length: 900\r\n\r\n'],
])('a client that sends %s byte by byte is closed in the end', async (_, start) => {
  const { socket, closed } = connect();
  socket.write(start);
  const sending = setInterval(() => socket.write('a'), 20);
  const startMs = performance.now();
  await closed;
  clearInterval(sending);
  // With Node's own interval it would be 30 s.
  expect(performance.now() - startMs).toBeLessThan(10_000);
  expect(ask).not.toHaveBeenCalled();
});

test.each([
  ['/ghost', 'GET', 405],
  ['/', 'POST', 404],
  ['/ghost/', 'POST', 404],
])('%s by %s answers %i', async (path, method, status) => {
  expect((await send(path, { method })).status).toBe(status);
});

test('the status shows what it does and how the last build ended', async () => {
  expect(await (await send('/status')).json()).toEqual({ now: { status: 'idle' }, last });
});
