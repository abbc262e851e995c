import { fakeSettings } from '../fake-settings';
import { articleFixture, articlesFixture, startTestFakes } from './fakes-fixture';

// Where Ghost behaves in an unexpected way, the fake does, too.

type Fakes = Awaited<ReturnType<typeof startTestFakes>>;
type Ghost = { posts: Record<string, unknown>[]; meta: { pagination: Record<string, number | null> } };

const PATH = '/ghost/api/v3/content/posts/';
let few: Fakes;
let many: Fakes;

beforeAll(async () => {
  const featured = articleFixture(3, { featured: true });
  const anonymous = articleFixture(2, { primary_author: null, primary_tag: null });
  few = await startTestFakes([articleFixture(1), anonymous, featured]);
  many = await startTestFakes(articlesFixture(120));
});
afterAll(() => Promise.all([few.close(), many.close()]));

function ask(fakes: Fakes, query: Record<string, string> = {}, path = PATH) {
  const search = new URLSearchParams({ key: fakeSettings.ghostContentKey, ...query });
  return fetch(`${fakes.origin}${path}?${search}`, { redirect: 'manual' });
}

async function browse(fakes: Fakes, query?: Record<string, string>): Promise<Ghost> {
  return (await ask(fakes, query)).json();
}

test.each([
  [{}, 15, { page: 1, limit: 15, pages: 8, total: 120, next: 2, prev: null }],
  [{ limit: '50', page: '3' }, 20, { page: 3, limit: 50, pages: 3, total: 120, next: null, prev: 2 }],
  [{ limit: 'all' }, 100, { page: 1, limit: 100, pages: 2, total: 120, next: 2, prev: null }],
  [{ limit: '100', page: '9' }, 0, { page: 9, limit: 100, pages: 2, total: 120, next: 10, prev: 8 }],
])('%j gives %i posts and this pagination', async (query, count, pagination) => {
  const { posts, meta } = await browse(many, query);
  expect([posts.length, meta.pagination]).toEqual([count, pagination]);
});

test('a filter gives the featured posts alone', async () => {
  const { posts } = await browse(few, { filter: 'featured:true' });
  expect(posts.map(({ title }) => title)).toEqual(['Article 3']);
});

test('without include the keys of authors and tags are absent; with it they are null where there is none', async () => {
  for (const post of (await browse(few)).posts) {
    expect(Object.keys(post)).not.toEqual(expect.arrayContaining([expect.stringMatching(/author|tag/)]));
  }
  const { posts } = await browse(few, { include: 'authors,tags' });
  const author = { name: 'DohTech', profile_image: null };
  expect(posts[0]).toMatchObject({ primary_author: author, authors: [author], primary_tag: { name: 'Costs' } });
  expect(posts[1]).toMatchObject({ primary_author: null, authors: [], primary_tag: null, tags: [] });
});

test('all addresses in a post are the fake’s own', async () => {
  const [post] = (await browse(few)).posts;
  expect(post?.url).toBe(`${few.origin}/article-1/`);
  expect(JSON.stringify(post)).not.toContain('blog.dohtech.example');
});

test('a wrong key is refused with Ghost’s error, readable by pages', async () => {
  const response = await ask(few, { key: '' });
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([401, '*']);
  expect(await response.json()).toEqual({
    errors: [{ message: 'Unknown Content API Key', type: 'UnauthorizedError', code: 'UNKNOWN_CONTENT_API_KEY' }],
  });
});

test('the path without its last slash redirects, with the query', async () => {
  const response = await ask(few, { limit: '4' }, PATH.slice(0, -1));
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe(`${PATH}?key=${fakeSettings.ghostContentKey}&limit=4`);
});

test('the path of a later version answers 404 without CORS', async () => {
  const response = await ask(few, {}, PATH.replace('v3', 'v5'));
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([404, null]);
});

test.each([
  [{ limit: 'some' }, 422],
  [{ page: '-1' }, 422],
  [{ filter: 'tag:costs' }, 400],
])('%j is refused', async (query, status) => {
  const response = await ask(few, query);
  expect([response.status, await response.json()]).toEqual([status, { errors: [expect.anything()] }]);
});

test('the headers of Ghost’s own client pass the preflight', async () => {
  const response = await fetch(few.origin + PATH, {
    method: 'OPTIONS',
    headers: { 'access-control-request-method': 'GET', 'access-control-request-headers': 'accept-version' },
  });
  expect(response.headers.get('access-control-allow-headers')).toBe('accept-version');
});
