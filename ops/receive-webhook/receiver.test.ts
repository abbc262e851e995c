import { type Listening, listenOnLoopback } from '@/scripts/preview/loopback';
import { createReceiver } from './receiver';
import { now, secret, signed } from './signature-fixture';

const last = { endedAt: '2026-11-20T21:00:00.000Z', exitCode: 1 };
let receiver: Listening;
let ask: jest.Mock;
let lines: string[];

beforeEach(async () => {
  ask = jest.fn();
  lines = [];
  const queue = { ask, state: () => ({ status: 'idle' as const }), last: () => last };
  const server = createReceiver({ secret, queue, now: () => now, log: (line) => lines.push(line) });
  receiver = await listenOnLoopback(server, 0, '--port');
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

test('a body that is too large is not read to its end', async () => {
  const status = await call('x'.repeat(1_000_001)).catch(() => 'cut off');
  expect([413, 'cut off']).toContain(status);
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
