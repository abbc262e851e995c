import { createHmac } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openCheckout, site, until } from './publish-fixture';

jest.setTimeout(300_000);

const SECRET = 'a secret of the blog';
const KILLS = 20;

let checkout: ReturnType<typeof openCheckout>;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeEach(async () => {
  checkout = openCheckout();
  receiver = await startReceiver();
});
afterEach(() => receiver.kill());

async function startReceiver(settings = {}) {
  const program = checkout.start('receive.mjs', [], { GHOST_WEBHOOK_SECRET: SECRET, RECEIVER_PORT: '0', ...settings });
  await until(() => program.said.text !== '');
  return { ...program, port: Number(/127\.0\.0\.1:(\d+)/.exec(program.said.text)?.[1]) };
}

/** The header that Ghost sends. */
function signed({ at = Date.now(), body = '{}', secret = SECRET } = {}): string {
  return `sha256=${createHmac('sha256', secret).update(`${body}${at}`).digest('hex')}, t=${at}`;
}

async function call(header = signed(), { body = '{}', path = '/ghost', method = 'POST' } = {}): Promise<number> {
  const options = method === 'GET' ? {} : { body, headers: { 'x-ghost-signature': header } };
  return (await fetch(`http://127.0.0.1:${receiver.port}${path}`, { method, ...options })).status;
}

const isAsked = () => existsSync(join(checkout.root, 'asked'));
const MINUTE_MS = 60_000;

test('a call that is forged, unsigned, stale, of the future, changed, too large or elsewhere is refused and leaves no mark', async () => {
  const now = Date.now();
  expect(await call(signed({ secret: 'another secret of 20' }))).toBe(401);
  expect(await call('')).toBe(401);
  expect(await call(signed().replace('t=', 'time='))).toBe(401);
  expect(await call(signed({ at: now - 5.1 * MINUTE_MS }))).toBe(401);
  expect(await call(signed({ at: now + 5.1 * MINUTE_MS }))).toBe(401);
  expect(await call(signed({ at: now }).replace(/t=\d+/, `t=${now + 1}`))).toBe(401);
  expect(await call(signed(), { body: '{"changed":1}' })).toBe(401);
  expect(await call(signed(), { body: 'x'.repeat(1_000_001) }).catch(() => 413)).toBe(413);
  expect(await call(signed(), { path: '/' })).toBe(404);
  expect(await call(signed(), { method: 'GET' })).toBe(405);
  // Its lines may come after its answers.
  await until(() => receiver.said.text.match(/Refused a call/g)?.length === 10);
  expect([isAsked(), receiver.said.text.includes(SECRET)]).toEqual([false, false]);
});

test('a call is accepted up to five minutes early or late, once, and its mark is there before the answer', async () => {
  for (const at of [Date.now(), Date.now() - 4.9 * MINUTE_MS, Date.now() + 4.9 * MINUTE_MS]) {
    expect([await call(signed({ at })), isAsked()]).toEqual([202, true]);
    rmSync(join(checkout.root, 'asked'));
    expect([await call(signed({ at })), isAsked()]).toEqual([409, false]);
  }
});

test('a call is refused the second time after a kill and a restart, too', async () => {
  const header = signed();
  expect(await call(header)).toBe(202);
  await receiver.kill();
  receiver = await startReceiver();
  expect([await call(header), await call()]).toEqual([409, 202]);
});

test('a sender that never ends its request is closed, and keeps nobody else waiting', async () => {
  const startMs = performance.now();
  const slow = connect(receiver.port, '127.0.0.1');
  slow.write('POST /ghost HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{');
  const closed = new Promise((resolve) => slow.once('close', resolve).resume());
  expect(await call()).toBe(202);
  await closed;
  expect(performance.now() - startMs).toBeLessThan(20_000);
});

test('a mark that cannot be written is an error for Ghost, and a line in the log', async () => {
  rmSync(checkout.root, { recursive: true });
  writeFileSync(checkout.root, 'no folder');
  expect(await call()).toBe(503);
  await until(() => receiver.said.text.includes('THE MARK OF A CALL COULD NOT BE WRITTEN'));
});

test.each([
  [{ GHOST_WEBHOOK_SECRET: 'x'.repeat(15) }, 'GHOST_WEBHOOK_SECRET: expected at least 16 characters'],
  [{ RECEIVER_PORT: '4000/tcp' }, "Received type string ('4000/tcp'). (the settings"],
])('it does not start with a wrong setting', async (settings, message) => {
  const wrong = await startReceiver(settings);
  expect([await wrong.ended, wrong.said.text]).toEqual([1, expect.stringContaining(message)]);
});

describe('with a publish', () => {
  /** Each build writes the change that it has read, and its number of the builds so far. */
  const build = `change=$(cat change); echo x >>builds; ${site('$change')}; sleep 0.3`;
  const builds = () => readFileSync(join(checkout.folder, 'builds'), 'utf8').length / 2;
  const change = (word: string) => writeFileSync(join(checkout.folder, 'change'), word);
  const isLive = (word: string) =>
    existsSync(join(checkout.root, 'current')) && checkout.read('current/index.html') === `${word}\n`;
  const startUnits = () => checkout.start('stand-in-for-systemd.sh', [], { COLLECT_SECONDS: '0' });

  test('ten calls make at most two builds, and 1,000 calls with forged ones between them are all answered', async () => {
    checkout.setBuild(build);
    const units = startUnits();
    change('ten');
    const at = Date.now();
    const ten = Array.from({ length: 10 }, (_, index) => call(signed({ at: at - index })));
    expect(new Set(await Promise.all(ten))).toEqual(new Set([202]));
    await until(() => isLive('ten') && !isAsked() && !existsSync(join(checkout.root, 'waiting')));
    expect(builds()).toBeLessThanOrEqual(2);

    change('thousand');
    const many = Array.from({ length: 1000 }, (_, index) => {
      const time = at - 1000 - index;
      return call(signed(index % 2 ? { at: time } : { at: time, secret: 'another secret of 20' }));
    });
    const answers = await Promise.all(many);
    expect(answers.filter((status) => status === 202)).toHaveLength(500);
    expect(answers.filter((status) => status === 401)).toHaveLength(500);
    await until(() => isLive('thousand'));
    await units.kill();
  });

  test(`an accepted call is published, whatever is killed after it (${KILLS} times)`, async () => {
    checkout.setBuild(build);
    for (let kill = 0; kill < KILLS; kill += 1) {
      const units = startUnits();
      change(`change-${kill}`);
      expect(await call()).toBe(202);
      await wait(Math.random() * 1000);
      await Promise.all([receiver.kill(), units.kill()]);
      receiver = await startReceiver();
      const next = startUnits();
      await until(() => isLive(`change-${kill}`));
      await next.kill();
    }
  });
});
