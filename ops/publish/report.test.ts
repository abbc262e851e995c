import { rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { summarizeBody } from '@/lib/blog/blog-error';
import { type Listening, listenOnLoopback } from '@/scripts/preview/loopback';
import { readBody } from '@/scripts/read-body';
import { temporaryFolder } from '@/scripts/temporary-folder-fixture';
import type { newestPost } from './newest-post';
import { publishRelease } from './releases';
import { createReporter, failureWebhook, type Reporter } from './report';
import { failureFile, statusFile } from './state-files';

let root: string;
let webhook: Listening;
/** The texts that the webhook received. */
let texts: string[];
/** The second line of those about failures. */
let waiting: string[];
let answer: (response: ServerResponse) => void;
let lines: string[];
let reporter: Reporter;

beforeEach(async () => {
  root = temporaryFolder();
  [texts, waiting, lines] = [[], [], []];
  answer = (response) => response.end('ok');
  const server = createServer(async (request, response) => {
    const { text } = JSON.parse(String(await readBody(request)));
    const [first, second] = text.split('\n');
    texts.push(first);
    if (second) waiting.push(second);
    answer(response);
  });
  webhook = await listenOnLoopback(server, 0);
  reporter = start();
});
afterEach(() => webhook.close());

const post = (title: string) => ({ title, url: null, publishedAt: '2026-11-20T12:00:00.000Z' });

/** A reporter, as in a new process. */
const start = (timeoutMs?: number) => createReporter({ ...settings(), timeoutMs });

function settings() {
  return {
    root,
    webhook: `http://127.0.0.1:${webhook.port}/hooks/secret-part`,
    log: (line: string) => void lines.push(line),
    now: () => Date.UTC(2026, 10, 20, 12),
    site: () => 'www.example.com',
    environment: {},
    newest: () => null,
  };
}

const fail = (output = 'API Error: 503') => reporter.failed({ output, startedAt: 0 });
const failed = 'www.example.com: publishing failed. What is live stays as it is.';
const again = 'www.example.com: published again.';

test('people are told of the first failure, of another reason, and of the first success after it, once each', async () => {
  await reporter.published();
  expect(texts).toEqual([]);
  for (const output of ['API Error: 503', 'API Error: 503', 'API Error: 401', 'API Error: 401']) await fail(output);
  expect(texts).toEqual([failed, failed]);
  await reporter.published();
  await reporter.published();
  expect(texts).toEqual([failed, failed, again]);
  expect(lines).toEqual([]);
});

test('the message names the newest post, if the build had read it and it is not live', async () => {
  const newest = jest.fn<ReturnType<typeof newestPost>, [number?]>(() => post('New'));
  const site = temporaryFolder();
  for (const page of ['index.html', '404.html']) writeFileSync(join(site, page), '');
  await publishRelease(site, root, new Date(), { newestPost: post('Old') });
  reporter = createReporter({ ...settings(), newest });
  await reporter.failed({ output: 'one', startedAt: 5 });
  newest.mockReturnValue(post('Old'));
  await reporter.failed({ output: 'two', startedAt: 6 });
  expect(waiting).toEqual(['The newest post that waits: "New"', 'A change on the blog or of the site waits.']);
  expect(newest.mock.calls).toEqual([[5], [6]]);
});

test('the same failure is not told again by another process, and takes no other time for another reason', async () => {
  await fail('── Export pages\nfailed after 3.2 s');
  reporter = start();
  await fail('── Export pages\nfailed after 12.9 s');
  expect(texts).toHaveLength(1);
  expect(statusFile.read(root)?.failed).toEqual({ at: '2026-11-20T12:00:00.000Z' });
  await reporter.published();
  expect([texts.at(-1), statusFile.read(root)?.failed]).toEqual([again, null]);
});

test('the same answer of Ghost is not told again, though Ghost gives each of its errors an id', async () => {
  const answer = (id: string) =>
    summarizeBody(
      `{"errors":[{"message":"Unknown Content API Key","type":"UnauthorizedError","code":null,"id":"${id}"}]}`,
    );
  await fail(`API Error: 401 - ${answer('5a1d2c30-c96f-11f1-8e0a-4d1f6b7c8d9e')}`);
  await fail(`API Error: 401 - ${answer('7f0e4b52-c96f-11f1-8e0a-4d1f6b7c8d9e')}`);
  expect(texts).toEqual([failed]);
});

test('the same words from another step are another reason', async () => {
  for (const step of ['Pull posts', 'Export pages'])
    await fail(`No space left\nStep failed: ${step}. Cure: free some.`);
  expect(texts).toHaveLength(2);
});

test('a full disk is told once, though each try ends at another file or in another step', async () => {
  await fail("ENOSPC: no space left on device, copyfile '/site/out/404.html' -> '/srv/.incoming/404.html'");
  await fail("ENOSPC: no space left on device, copyfile '/site/out/about.html' -> '/srv/.incoming/about.html'");
  await fail('── Export pages\nNo space left on device (os error 28)\nStep failed: Export pages. Cure: read on.');
  expect(texts).toEqual([failed]);
});

test('on a disk that cannot be written the same failure is not told again either', async () => {
  rmSync(root, { recursive: true });
  writeFileSync(root, '');
  await fail();
  await fail();
  await reporter.published();
  expect(texts).toEqual([failed, again]);
});

test.each<[string, (response: ServerResponse) => void, string]>([
  ['answers 500', (response) => response.writeHead(500).end('no'), 'answered 500'],
  ['redirects', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1' }).end(), 'answered 302'],
  ['cuts the connection', (response) => response.destroy(), 'could not be reached (UND_ERR_SOCKET)'],
  ['never answers', () => {}, 'did not answer within 0.2 s'],
])(
  'a webhook that %s is one line in the log without its path, and is told at the next failure',
  async (_, how, problem) => {
    answer = how;
    reporter = start(200);
    await fail();
    expect(lines).toEqual([`The message about the publish was not sent: 127.0.0.1:${webhook.port} ${problem}.`]);
    expect(failureFile.read(root)?.isReported).toBe(false);
    answer = (response) => response.end('ok');
    await fail();
    expect(texts).toEqual([failed, failed]);
  },
);

test('a success after a failure of which nobody was told is not told either', async () => {
  answer = (response) => response.writeHead(500).end('no');
  await fail();
  answer = (response) => response.end('ok');
  await reporter.published();
  expect(texts).toEqual([failed]);
});

test('an answer of HTML, or one that never ends, counts as sent', async () => {
  answer = (response) => response.writeHead(200, { 'content-type': 'text/html' }).write('<!doctype html>');
  await fail();
  expect([texts, lines, failureFile.read(root)?.isReported]).toEqual([[failed], [], true]);
});

test('without a webhook a failure is only remembered', async () => {
  await createReporter({ root, webhook: undefined, log: console.error, site: () => 'x' }).failed({
    output: '',
    startedAt: 0,
  });
  expect([texts, failureFile.read(root)?.isReported]).toEqual([[], false]);
});

describe('FAILURE_WEBHOOK_URL', () => {
  test.each([
    'https://hooks.slack.com/services/T0/B0/x',
    'http://localhost:8065/hooks/x',
    'http://10.0.0.5/hooks/x',
    'http://172.31.0.5/hooks/x',
    'http://chat.internal/hooks/x',
  ])('%s is accepted', (address) => {
    expect(failureWebhook(address)).toBe(address);
  });

  test.each([
    'http://hooks.example.com/secret',
    'http://172.32.0.5/secret',
    'hooks.example.com/secret',
    'ftp://example.com/secret',
  ])('%s is refused in a line that does not show it', (address) => {
    expect(() => failureWebhook(address)).toThrow(/^FAILURE_WEBHOOK_URL: expected (?!.*secret)[^\n]+\.$/);
  });

  test('an empty value counts as unset', () => {
    expect(failureWebhook('')).toBeUndefined();
  });
});
