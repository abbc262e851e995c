import { createHmac } from 'node:crypto';
import { type Listening, listenOnLoopback } from '@/scripts/preview/loopback';
import { createReceiver } from './receiver';

const secret = 'a secret of the blog';
const now = Date.UTC(2026, 10, 20, 22);

let receiver: Listening;
let asked: number;
let lines: string[];

beforeEach(async () => {
  asked = 0;
  lines = [];
  const queue = {
    ask: () => {
      asked += 1;
    },
    state: () => ({ status: 'idle' as const }),
    last: () => ({ endedAt: '2026-11-20T21:00:00.000Z', exitCode: 1 }),
  };
  const server = createReceiver({ secret, queue, now: () => now, log: (line) => lines.push(line) });
  receiver = await listenOnLoopback(server, 0, '--port');
});
afterEach(() => receiver.close());

const send = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${receiver.port}${path}`, init);

function call(body: string, { at = now, by = secret }: { at?: number; by?: string } = {}): RequestInit {
  const hex = createHmac('sha256', by).update(body).update(String(at)).digest('hex');
  return { method: 'POST', body, headers: { 'x-ghost-signature': `sha256=${hex}, t=${at}` } };
}

test('a genuine call is accepted and starts a build', async () => {
  expect((await send('/ghost', call('{}'))).status).toBe(202);
  expect(asked).toBe(1);
});

test('the signature covers the bytes of the body in any language', async () => {
  expect((await send('/ghost', call('{"title":"مرحبا 🚀"}'))).status).toBe(202);
});

test.each([
  ['unsigned', { method: 'POST', body: '{}' }],
  ['forged', call('{}', { by: 'a guess' })],
  ['stale', call('{}', { at: now - 6 * 60_000 })],
])('%s: refused without a reason, logged, and nothing is built', async (_, init) => {
  const response = await send('/ghost', init);
  expect([response.status, await response.text(), asked]).toEqual([401, 'Refused', 0]);
  expect(lines).toEqual([expect.stringMatching(/^Refused a call: /)]);
});

test('the same call again is refused', async () => {
  const once = call('{}');
  expect((await send('/ghost', once)).status).toBe(202);
  expect((await send('/ghost', once)).status).toBe(409);
  expect(asked).toBe(1);
});

test('a forged call does not block the genuine one of the same time', async () => {
  await send('/ghost', call('{}', { by: 'a guess' }));
  expect((await send('/ghost', call('{}'))).status).toBe(202);
});

test('a body that is too large is not read to its end', async () => {
  const status = await send('/ghost', call('x'.repeat(1_000_001))).then(
    (response) => response.status,
    () => 'cut off',
  );
  expect([413, 'cut off']).toContain(status);
  expect(asked).toBe(0);
});

test.each([
  ['/ghost', 'GET', 405],
  ['/', 'POST', 404],
  ['/ghost/', 'POST', 404],
])('%s by %s answers %i', async (path, method, status) => {
  expect((await send(path, { method })).status).toBe(status);
});

test('the status shows what it does and how the last build ended', async () => {
  expect(await (await send('/status')).json()).toEqual({
    now: { status: 'idle' },
    last: { endedAt: '2026-11-20T21:00:00.000Z', exitCode: 1 },
  });
});
