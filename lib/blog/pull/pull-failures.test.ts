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
const page = '<html><head><title>502 Bad Gateway</title></head><body><h1>502</h1></body></html>';

test.each<[string, Fault, string, number]>([
  [
    '401',
    status(401, '{"errors":[{"message":"Unknown key"}]}'),
    'API Error: 401 - {"errors":[{"message":"Unknown key"}]}',
    1,
  ],
  ['403', status(403, 'Forbidden'), 'API Error: 403 - Forbidden', 1],
  ['429', status(429, '{"errors":[]}'), 'API Error: 429 - {"errors":[]}', 1],
  ['500', status(500, 'Oops\nat line 1'), 'API Error: 500 - Oops at line 1', 3],
  ['502 with HTML', status(502, page), 'API Error: 502 - 502 Bad Gateway', 3],
  ['200 with HTML', { mode: 'garbage' }, 'The blog service at {host} sent no posts: Sign in', 3],
  ['{}', status(200, '{}'), 'The blog service at {host} sent no posts: {}', 3],
  ['errors without one', status(500, '{"errors":[]}'), 'API Error: 500 - {"errors":[]}', 3],
  [
    'connection cut',
    { mode: 'refuse' },
    'Network Error: no response from the blog service at {host} (UND_ERR_SOCKET)',
    3,
  ],
])('%s: the message of the spec, and retries except after a 4xx', async (_, fault, message, requests) => {
  const { pulled, asked, backOffsMs, host } = await pull(articlesFixture(3), { fault });
  expect(pulled).toMatchObject({ message: message.replace('{host}', host) });
  expect(asked).toHaveLength(requests);
  expect(backOffsMs).toEqual(requests === 1 ? [] : [500, 1000]);
});

test('truncated JSON: the message shows how it begins', async () => {
  const { pulled, asked } = await pull(articlesFixture(3), { fault: { mode: 'truncated' } });
  expect(pulled).toMatchObject({
    message: expect.stringMatching(/^The blog service at .+ sent no posts: \{"posts":\[\{/),
  });
  expect(asked).toHaveLength(3);
});

test('refused: the message says so', async () => {
  const { origin, close } = await startTestFakes();
  await close();
  await expect(pullPosts({ url: origin, key, clock: fastClock() })).rejects.toThrow(
    `Network Error: no response from the blog service at ${new URL(origin).host} (ECONNREFUSED)`,
  );
});

test('hung: each request times out', async () => {
  const { pulled, host, asked } = await pull([], { fault: { mode: 'hang' }, timeoutMs: 2000 });
  expect(pulled).toMatchObject({
    message: `Network Error: no response from the blog service at ${host} (no answer within 2 s)`,
  });
  expect(asked).toHaveLength(3);
});

test('a body that never ends times out after 10 seconds by default', async () => {
  const waitsMs: number[] = [];
  const endless: typeof fetch = async (_, init) =>
    new Response(
      new ReadableStream({
        start: (stream) => init?.signal?.addEventListener('abort', () => stream.error(new Error('aborted'))),
      }),
    );
  const clock = fastClock(waitsMs);
  const pulled = pullPosts({ url: 'http://blog.example.com/folder', key, clock, fetch: endless, retries: 0 });
  await expect(pulled).rejects.toThrow(
    'Network Error: no response from the blog service at blog.example.com/folder (no answer within 10 s)',
  );
  expect(waitsMs).toEqual([10_000]);
});

test('a failure that ends before the last retry costs no posts', async () => {
  const { pulled, asked } = await pull(articlesFixture(3), { fault: { ...status(503, ''), times: 2 } });
  expect([titlesOf(pulled)?.length, asked.length]).toEqual([3, 3]);
});
