/**
 * `npm run receive`: accepts Ghost's webhook calls on this machine, and leaves the mark `asked` in PUBLISH_ROOT, which
 * site-publish.path waits for. ops/README.md lists the settings.
 *
 * Own code: packages for signed webhooks know GitHub's and Stripe's headers, not Ghost's. Plain JavaScript: nothing is compiled.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

/** A call is accepted for this long before and after its time, because clocks differ. */
const WINDOW_MS = 5 * 60_000;
const MAX_BODY_BYTES = 1_000_000;
/** From the first byte of a request to the last. */
const REQUEST_TIMEOUT_MS = 10_000;

const { GHOST_WEBHOOK_SECRET: secret = '', RECEIVER_PORT, PUBLISH_ROOT } = process.env;
const root = PUBLISH_ROOT || 'published';
const log = (line) => console.log(`${new Date().toISOString()} ${line}`);

/** A file for each accepted call, named by its time and signature: a call that was recorded is refused after a restart, too. */
const calls = join(root, 'calls');

/** The status of the answer to a call, and the reason of a refusal. Throws when the call cannot be kept. */
function check(header = '', body, now) {
  const [, signature, time] = /^sha256=([0-9a-f]{64}), ?t=(\d{1,15})$/.exec(header) ?? [];
  if (!signature) return [401, 'not signed, or in another form'];
  const expected = createHmac('sha256', secret).update(body).update(time).digest();
  // In constant time: a faster refusal of a wrong first byte would reveal the right one.
  if (!timingSafeEqual(expected, Buffer.from(signature, 'hex'))) return [401, 'a wrong signature'];
  if (Math.abs(now - Number(time)) > WINDOW_MS) return [401, 'outside the window of five minutes'];
  mkdirSync(calls, { recursive: true });
  for (const name of readdirSync(calls)) {
    // Not before two windows: this clock may be set back.
    if (now - Number.parseInt(name, 10) > 2 * WINDOW_MS) rmSync(join(calls, name));
  }
  const call = join(calls, `${time}-${signature}`);
  if (existsSync(call)) return [409, 'the same call came before'];
  // Not forced onto the disk, as the mark is: after a power cut the same call makes one more publish, at most.
  writeFileSync(call, '');
  return [202];
}

/** On the disk when it returns. A mark that is there already is of a publish that has not begun, which will have this change, too. */
function leaveMark() {
  if (existsSync(join(root, 'asked'))) return;
  for (const [path, flags] of [
    [join(root, 'asked'), 'w'],
    [root, 'r'],
  ]) {
    const file = openSync(path, flags);
    fsyncSync(file);
    closeSync(file);
  }
}

async function receive(request, response) {
  const answer = (status, text) => response.writeHead(status, status === 413 ? { connection: 'close' } : {}).end(text);
  const refuse = (status, reason) => {
    log(`Refused a call: ${reason}.`);
    answer(status, 'Refused');
  };
  if (request.url?.split('?')[0] !== '/ghost') return refuse(404, 'another path than /ghost');
  if (request.method !== 'POST') return refuse(405, 'no POST');
  const chunks = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > MAX_BODY_BYTES) return refuse(413, 'above 1 MB');
    chunks.push(chunk);
  }
  try {
    const [status, reason] = check(request.headers['x-ghost-signature'], Buffer.concat(chunks), Date.now());
    if (reason) return refuse(status, reason);
    // Before the answer: Ghost tries once, so an accepted call must survive whatever ends this process.
    leaveMark();
    answer(202, 'Accepted');
  } catch (error) {
    log(`THE MARK OF A CALL COULD NOT BE WRITTEN, publish by hand: ${error.message}`);
    answer(503, 'Could not be kept');
  }
}

if (process.argv.length > 2) {
  console.log('Usage: npm run receive. Its settings are in ops/README.md.');
  process.exit(process.argv.includes('--help') ? 0 : 2);
}
// One line in the journal, also for a port that is taken.
process.once('uncaughtException', ({ message }) => {
  console.error(`${message} (the settings are in ops/README.md)`);
  process.exit(1);
});
if (secret.length < 16) throw new Error('GHOST_WEBHOOK_SECRET: expected at least 16 characters');
// Node looks for slow connections only as often as the last one says; by default every 30 s.
const limits = {
  requestTimeout: REQUEST_TIMEOUT_MS,
  headersTimeout: REQUEST_TIMEOUT_MS,
  connectionsCheckingInterval: 1000,
};
const server = createServer(limits, (request, response) => {
  receive(request, response).catch(() => response.destroy());
});
server.listen({ port: RECEIVER_PORT || 4000, host: '127.0.0.1' }, () =>
  log(`Waiting at http://127.0.0.1:${server.address().port}/ghost`),
);
