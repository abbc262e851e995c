import { fakeSettings } from '../fake-settings';
import { articleFixture, articlesFixture, startTestFakes } from './fakes-fixture';

type Fakes = Awaited<ReturnType<typeof startTestFakes>>;
type Ghost = { posts: Record<string, unknown>[]; meta: { pagination: Record<string, number | null> } };

let few: Fakes;
let many: Fakes;

beforeAll(async () => {
  const featured = articleFixture(3, { featured: true });
  const anonymous = articleFixture(2, { primary_author: null, primary_tag: null });
  few = await startTestFakes([articleFixture(1), anonymous, featured]);
  many = await startTestFakes(articlesFixture(120));
});
afterAll(() => Promise.all([few.close(), many.close()]));

function ask(fakes: Fakes, query: Record<string, string>, path = '/ghost/api/v3/content/posts/') {
  const search = new URLSearchParams({ key: fakeSettings.ghostContentKey, ...query });
  return fetch(`${fakes.origin}${path}?${search}`, { redirect: 'manual' });
}

async function browse(fakes: Fakes, query: Record<string, string> = {}): Promise<Ghost> {
  const response = await ask(fakes, query);
  expect(response.status).toBe(200);
  return response.json();
}

test('posts come newest first, readable by any page', async () => {
  const { posts } = await browse(few);
  expect(posts.map(({ title }) => title)).toEqual(['Article 1', 'Article 2', 'Article 3']);
  expect((await ask(few, {})).headers.get('access-control-allow-origin')).toBe('*');
});

test.each([
  [{}, 15, { page: 1, limit: 15, pages: 8, total: 120, next: 2, prev: null }],
  [{ limit: '4' }, 4, { page: 1, limit: 4, pages: 30, total: 120, next: 2, prev: null }],
  [{ limit: '50', page: '2' }, 50, { page: 2, limit: 50, pages: 3, total: 120, next: 3, prev: 1 }],
  [{ limit: '50', page: '3' }, 20, { page: 3, limit: 50, pages: 3, total: 120, next: null, prev: 2 }],
  [{ limit: 'all' }, 100, { page: 1, limit: 100, pages: 2, total: 120, next: 2, prev: null }],
  [{ limit: '500' }, 100, { page: 1, limit: 100, pages: 2, total: 120, next: 2, prev: null }],
  [{ limit: '100', page: '9' }, 0, { page: 9, limit: 100, pages: 2, total: 120, next: 10, prev: 8 }],
])('%j gives %i posts and says where one is', async (query, count, pagination) => {
  const { posts, meta } = await browse(many, query);
  expect([posts.length, meta.pagination]).toEqual([count, pagination]);
});

test('one page stands alone', async () => {
  const { meta } = await browse(few);
  expect(meta.pagination).toEqual({ page: 1, limit: 15, pages: 1, total: 3, next: null, prev: null });
});

test('featured posts alone on demand', async () => {
  const { posts, meta } = await browse(few, { filter: 'featured:true' });
  expect([posts.map(({ title }) => title), meta.pagination.total]).toEqual([['Article 3'], 1]);
});

test('without include the keys of authors and tags are absent', async () => {
  for (const post of (await browse(few)).posts) {
    expect(Object.keys(post)).not.toEqual(expect.arrayContaining([expect.stringMatching(/author|tag/)]));
  }
});

test('include brings authors and tags, and null where there is none', async () => {
  const { posts } = await browse(few, { include: 'authors,tags' });
  const author = { name: 'DohTech', profile_image: null };
  expect(posts[0]).toMatchObject({ primary_author: author, authors: [author], primary_tag: { name: 'Costs' } });
  expect(posts[1]).toMatchObject({ primary_author: null, authors: [], primary_tag: null, tags: [] });
  expect((await browse(few, { include: 'tags' })).posts[0]).not.toHaveProperty('primary_author');
});

test('posts live at the fake itself', async () => {
  const [post] = (await browse(few)).posts;
  expect(post?.url).toBe(`${few.origin}/article-1/`);
  expect(JSON.stringify(post)).not.toContain('blog.dohtech.example');
});

test.each(['0123456789', ''])('the wrong key "%s" is refused as Ghost does', async (key) => {
  const response = await ask(few, { key });
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([401, '*']);
  expect(await response.json()).toEqual({
    errors: [{ message: 'Unknown Content API Key', type: 'UnauthorizedError', code: 'UNKNOWN_CONTENT_API_KEY' }],
  });
});

test('a missing key is refused', async () => {
  expect((await fetch(`${few.origin}/ghost/api/v3/content/posts/`)).status).toBe(401);
});

test('the path without its last slash leads to the right one, query and all', async () => {
  const response = await ask(few, { limit: '4' }, '/ghost/api/v3/content/posts');
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe(
    `/ghost/api/v3/content/posts/?key=${fakeSettings.ghostContentKey}&limit=4`,
  );
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
  const response = await fetch(`${few.origin}/ghost/api/v3/content/posts/`, {
    method: 'OPTIONS',
    headers: { 'access-control-request-method': 'GET', 'access-control-request-headers': 'accept-version' },
  });
  expect(response.headers.get('access-control-allow-headers')).toBe('accept-version');
});
