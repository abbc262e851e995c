import { articleFixture, jsonRequest, startTestFakes } from './fakes-fixture';

let fakes: Awaited<ReturnType<typeof startTestFakes>>;

beforeAll(async () => {
  const hostile = articleFixture(2, { title: '<script>alert(1)</script>' });
  fakes = await startTestFakes([articleFixture(1), hostile], () => new Date(0));
});
afterEach(() => fakes.blog.removeAdded());
afterAll(() => fakes.close());

const read = async (path: string) => (await fetch(fakes.origin + path)).text();
const publish = (post: unknown) => fetch(`${fakes.origin}/__posts`, jsonRequest('POST', post));

test('the list links the articles, and an article links the fake, not the real blog', async () => {
  expect(await read('/blog')).toContain('<a href="/article-1/">Article 1</a>');
  expect(await read('/article-2/')).toContain(`href="${fakes.origin}/article-1/"`);
  expect((await fetch(`${fakes.origin}/unknown/`)).status).toBe(404);
});

test.each(['/blog', '/article-2/'])('%s shows a hostile title as text and runs no script', async (path) => {
  const response = await fetch(fakes.origin + path);
  const page = await response.text();
  expect(page).not.toContain('<script');
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('a title is enough to publish a post, which is the newest even when the clock is wrong', async () => {
  const response = await publish({ title: 'Fresh & new!' });
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({ url: `${fakes.origin}/fresh-new/` });
  const [first, second] = fakes.blog.all();
  expect(first?.title).toBe('Fresh & new!');
  expect((first?.published_at ?? '') > (second?.published_at ?? '')).toBe(true);
  expect(await read('/fresh-new/')).toContain('<h1>Fresh &amp; new!</h1>');
});

test('posts with the same title get different addresses, and are removed together', async () => {
  await publish({ title: 'Article 1' });
  await publish({ title: 'Article 1', featured: true });
  expect(fakes.blog.all().map(({ slug }) => slug)).toEqual(['article-1-3', 'article-1-2', 'article-1', 'article-2']);
  await fetch(`${fakes.origin}/__posts`, { method: 'DELETE' });
  expect(fakes.blog.all()).toHaveLength(2);
});

test.each([[{}], [{ set: 'other' }], [{ title: 'x', excerp: 'typo' }], [{ title: 'x', slug: 'Not a slug' }]])(
  '%j is refused with a reason',
  async (post) => {
    const response = await publish(post);
    expect([response.status, await response.text()]).toEqual([400, expect.stringMatching(/\w/)]);
  },
);
