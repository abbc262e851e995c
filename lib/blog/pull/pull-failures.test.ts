import { fakeSettings } from '@/scripts/preview/fake-settings';
import { articlesFixture, startTestFakes } from '@/scripts/preview/fakes/fakes-fixture';
import type { Fault } from '@/scripts/preview/fakes/fault';
import { fastClock, pull, titlesOf } from './pull-fixtures';
import { pullPosts } from './pull-posts';

const key = fakeSettings.ghostContentKey;

const status = (code: number, body: string): Fault => ({
  mode: 'status',
  status: code,
  body,
  contentType: 'text/html',
});
const NO_RESPONSE = 'Network Error: no response from the blog service at {host}';
const page = '<html><head><title>502 Bad Gateway</title></head><body><h1>502</h1></body></html>';

test.each<[string, Fault, string, number]>([
  ['401', status(401, '{"errors":[{}]}'), 'API Error: 401 - {"errors":[{}]}', 1],
  ['403', status(403, 'Forbidden'), 'API Error: 403 - Forbidden', 1],
  ['429', status(429, '{"errors":[]}'), 'API Error: 429 - {"errors":[]}', 1],
  ['500', status(500, 'Oops\nat line 1'), 'API Error: 500 - Oops at line 1', 3],
  ['502 with HTML', status(502, page), 'API Error: 502 - 502 Bad Gateway', 3],
  ['200 with HTML', { mode: 'garbage' }, 'The blog service at {host} sent no posts: Sign in', 3],
  ['{}', status(200, '{}'), 'The blog service at {host} sent no posts: {}', 3],
  ['null', status(200, 'null'), 'The blog service at {host} sent no posts: null', 3],
  ['no list', status(200, '{"posts":{}}'), 'The blog service at {host} sent no posts: {"posts":{}}', 3],
  ['truncated JSON', { mode: 'truncated' }, 'The blog service at {host} sent no posts: {"posts":[{', 3],
  ['connection cut', { mode: 'refuse' }, `${NO_RESPONSE} (UND_ERR_SOCKET)`, 3],
  ['hung', { mode: 'hang' }, `${NO_RESPONSE} (no answer within 2 s)`, 3],
])('%s: the error has the message of the spec, and all but a 4xx are retried', async (_, fault, message, requests) => {
  const timeoutMs = fault.mode === 'hang' ? 2000 : undefined;
  const { pulled, asked, backOffsMs, host } = await pull(articlesFixture(3), { fault, timeoutMs });
  expect(pulled).toMatchObject({ message: expect.stringContaining(message.replace('{host}', host)) });
  expect(asked).toHaveLength(requests);
  expect(backOffsMs).toEqual(requests === 1 ? [] : [500, 1000]);
});

test('refused: the message says so', async () => {
  const { origin, close } = await startTestFakes();
  await close();
  await expect(pullPosts({ url: origin, key, clock: fastClock() })).rejects.toThrow(
    `${NO_RESPONSE.replace('{host}', new URL(origin).host)} (ECONNREFUSED)`,
  );
});

test('a body that never ends times out after 10 seconds by default', async () => {
  const waitsMs: number[] = [];
  const endless: typeof fetch = async (_, init) =>
    new Response(
      new ReadableStream({
        start: (stream) => init?.signal?.addEventListener('abort', () => stream.error(new Error('aborted'))),
      }),
    );
  const pulled = pullPosts({ url: 'http://blog.example.com/folder', key, clock: fastClock(waitsMs), fetch: endless });
  await expect(pulled).rejects.toThrow(
    `${NO_RESPONSE.replace('{host}', 'blog.example.com/folder')} (no answer within 10 s)`,
  );
  expect(waitsMs).toEqual([10_000, 500, 10_000, 1000, 10_000]);
});

test('a failure that ends before the last retry costs no posts', async () => {
  const { pulled, asked } = await pull(articlesFixture(3), { fault: { ...status(503, ''), times: 2 } });
  expect([titlesOf(pulled)?.length, asked.length]).toEqual([3, 3]);
});
