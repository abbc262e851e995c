import { PrivateAddressError } from '@/scripts/build/outside-fetch';
import { fakeSettings } from '@/scripts/preview/fake-environment';
import { articlesFixture, startTestFakes } from '@/scripts/preview/fakes/fakes-fixture';
import type { Fault } from '@/scripts/preview/fakes/faults';
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

test.each<[string, Fault, string, number]>([
  ['401', status(401, '{"errors":[{}]}'), 'API Error: 401 - {"errors":[{}]}', 1],
  ['500', status(500, 'Oops\nat line 1'), 'API Error: 500 - Oops at line 1', 3],
  ['200 with HTML', { mode: 'garbage' }, 'The blog service at {host} sent no posts: Sign in', 3],
  ['connection cut', { mode: 'refuse' }, `${NO_RESPONSE} (ECONNRESET)`, 3],
  ['hung', { mode: 'hang' }, `${NO_RESPONSE} (no answer within 2 s)`, 3],
])('%s: the error has the message of the spec, and all but a 4xx are retried', async (_, fault, message, requests) => {
  const timeoutMs = fault.mode === 'hang' ? 2000 : undefined;
  const { pulled, asked, backOffsMs, host } = await pull(articlesFixture(3), { fault, timeoutMs });
  expect(pulled).toMatchObject({ message: expect.stringContaining(message.replace('{host}', host)) });
  expect(asked).toHaveLength(requests);
  expect(backOffsMs).toEqual(requests === 1 ? [] : [500, 1000]);
});

test('a refused connection is named in the message of the spec', async () => {
  const { origin, close } = await startTestFakes();
  await close();
  await expect(pullPosts({ url: origin, key, clock: fastClock() })).rejects.toThrow(
    `${NO_RESPONSE.replace('{host}', new URL(origin).host)} (ECONNREFUSED)`,
  );
});

test('a redirect to a private address is named, and nothing is read there', async () => {
  const fetch = async () => Promise.reject(new PrivateAddressError('localhost'));
  const { pulled, host } = await pull([], { fetch });
  expect(pulled).toEqual(new Error(`${NO_RESPONSE.replace('{host}', host)} (localhost has a private address)`));
});

test('a failure that ends before the last retry costs no posts', async () => {
  const { pulled, asked } = await pull(articlesFixture(3), { fault: { ...status(503, ''), times: 2 } });
  expect([titlesOf(pulled)?.length, asked.length]).toEqual([3, 3]);
});

describe('of 450 posts on five pages', () => {
  const all = articlesFixture(450);
  const titles = all.map(({ title }) => title);
  const page3 = { match: 'page=3' };

  test.each([
    ['an empty page', 0],
    ['a short page', 10],
  ])('%s is a failure that names the page and both numbers, after the usual retries', async (_, posts) => {
    const { pulled, asked, backOffsMs, host } = await pull(all, { fault: { mode: 'short', posts, ...page3 } });
    const line = `The blog service at ${host} sent ${posts} of the 100 posts of page 3 of 5, and has 450 in all`;
    expect(pulled).toEqual(new Error(line));
    expect([asked.length, backOffsMs]).toEqual([5, [500, 1000]]);
  });

  test('a post that is unpublished between two pages pushes no other one out', async () => {
    const { pulled, asked, backOffsMs } = await pull(all, {
      edit: (blog, request) => request === 2 && blog.unpublish('article-1'),
    });
    expect(titlesOf(pulled)).toEqual(titles.slice(1));
    expect([asked.length, backOffsMs]).toEqual([3 + 5, [500]]);
  });

  test('one post out and one in between two pages, so that their number stays, costs no post', async () => {
    const { pulled } = await pull(all, {
      edit(blog, request) {
        if (request !== 1) return;
        blog.unpublish('article-450');
        blog.publish({ title: 'Article 0' });
      },
    });
    expect(titlesOf(pulled)).toEqual(['Article 0', ...titles.slice(0, -1)]);
  });

  test('a blog that changes during every pull is a failure after the third', async () => {
    const { pulled, asked, host } = await pull(all, {
      edit: (blog, request) => request % 2 === 1 && blog.unpublish(`article-${request}`),
    });
    const changed = 'page 2 states 447 posts, the page before it 448';
    expect(pulled).toEqual(new Error(`The blog service at ${host} changed during each of 3 pulls: ${changed}`));
    expect(asked).toHaveLength(6);
  });
});
