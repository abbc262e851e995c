import { fakeSettings } from '../fake-settings';
import { articleFixture, jsonRequest, startTestFakes } from './fakes-fixture';

let fakes: Awaited<ReturnType<typeof startTestFakes>>;

beforeAll(async () => {
  const hostile = articleFixture(2, {
    title: '<script>alert(1)</script>',
    primary_author: { name: '<b>', profile_image: null },
  });
  fakes = await startTestFakes([articleFixture(1), hostile], () => new Date('2024-05-01T10:00:00Z'));
});
afterEach(() => fakes.blog.removeAdded());
afterAll(() => fakes.close());

const read = async (path: string) => (await fetch(fakes.origin + path)).text();
const publish = (post: unknown) => fetch(`${fakes.origin}/__posts`, jsonRequest('POST', post));
const titles = () => fakes.blog.all().map(({ title }) => title);

test.each(['/blog', '/blog/', '/'])('%s lists all articles, and the inbox beside them', async (path) => {
  const page = await read(path);
  expect(page).toContain('<a href="/article-1/">Article 1</a>');
  expect(page).toContain('href="/article-2/"');
  expect(page).toContain('href="/__inbox"');
});

test('an article can be read, and its links stay on the fake', async () => {
  const page = await read('/article-2/');
  expect(page).toContain('<p>Body 2');
  expect(page).toContain(`href="${fakes.origin}/article-1/"`);
});

test.each(['/blog', '/article-2/'])('%s shows a hostile title as text and runs no script', async (path) => {
  const response = await fetch(fakes.origin + path);
  const page = await response.text();
  expect(page).not.toContain('<script');
  expect(page).not.toContain('<b>');
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('an address without its last slash leads to the article, an unknown one nowhere', async () => {
  const response = await fetch(`${fakes.origin}/article-1`, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([301, '/article-1/']);
  expect((await fetch(`${fakes.origin}/unknown/`)).status).toBe(404);
});

describe('publishing', () => {
  test('a title is enough: the post is the newest in list, API and at its own address', async () => {
    const response = await publish({ title: 'Fresh & new!' });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ url: `${fakes.origin}/fresh-new/` });
    const api = `/ghost/api/v3/content/posts/?key=${fakeSettings.ghostContentKey}&limit=1`;
    const { posts }: { posts: unknown[] } = JSON.parse(await read(api));
    expect(posts).toEqual([
      expect.objectContaining({
        title: 'Fresh & new!',
        url: `${fakes.origin}/fresh-new/`,
        published_at: '2024-05-01T10:00:00.000Z',
      }),
    ]);
    expect(await read('/fresh-new/')).toContain('<h1>Fresh &amp; new!</h1>');
  });

  test('every other field may be given', async () => {
    await publish({ title: 'Chosen', slug: 'own', featured: true, primary_tag: { name: 'T' }, html: '<p>Own</p>' });
    expect(fakes.blog.all()[0]).toMatchObject({
      slug: 'own',
      featured: true,
      primary_tag: { name: 'T' },
      html: '<p>Own</p>',
    });
  });

  test('two posts of one title have two addresses', async () => {
    await publish({ title: 'Article 1' });
    await publish({ title: 'Article 1' });
    expect(fakes.blog.all().map(({ slug }) => slug)).toEqual(['article-1-3', 'article-1-2', 'article-1', 'article-2']);
  });

  test.each([
    [{}],
    [{ title: 7 }],
    [{ set: 'other' }],
    [{ title: 'x', excerp: 'typo' }],
    [{ title: 'x', slug: 'Not a slug' }],
    ['x'],
  ])('%j is refused with the reason', async (post) => {
    const response = await publish(post);
    expect([response.status, await response.text()]).toEqual([400, expect.stringMatching(/\w/)]);
    expect(titles()).toHaveLength(2);
  });

  test('on a clock behind the articles a post is the newest all the same', async () => {
    const late = await startTestFakes([articleFixture(1)], () => new Date(0));
    late.blog.publish({ title: 'Late' });
    const [first, second] = late.blog.all().map(({ published_at }) => published_at);
    expect((first ?? '') > (second ?? '')).toBe(true);
    await late.close();
  });

  test('what was published can be taken back, the committed articles stay', async () => {
    await publish({ title: 'Gone soon' });
    await fetch(`${fakes.origin}/__posts`, { method: 'DELETE' });
    expect(titles()).toEqual(['Article 1', '<script>alert(1)</script>']);
  });
});
