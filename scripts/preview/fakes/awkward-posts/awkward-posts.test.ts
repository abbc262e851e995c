import { postsSnapshot } from '@/content/posts/index';
import { type Pulled, pullPosts } from '@/lib/blog/pull/pull-posts';
import { browserClock } from '@/lib/platform/clock';
import { fakeSettings } from '../../fake-settings';
import { jsonRequest, startTestFakes } from '../fakes-fixture';
import { awkwardPosts } from './awkward-posts';

const key = fakeSettings.ghostContentKey;
const sent = awkwardPosts();

let fakes: Awaited<ReturnType<typeof startTestFakes>>;
let posts: Record<string, unknown>[];

beforeAll(async () => {
  fakes = await startTestFakes(postsSnapshot);
  const loaded = await fetch(`${fakes.origin}/__posts`, jsonRequest('POST', { set: 'awkward' }));
  expect(await loaded.json()).toEqual({ published: sent.length, total: sent.length + postsSnapshot.length });
  const query = new URLSearchParams({ key, include: 'authors,tags', limit: 'all' });
  posts = (await (await fetch(`${fakes.origin}/ghost/api/v3/content/posts/?${query}`)).json()).posts;
});
afterAll(() => fakes.close());

const find = (slug: string) => posts.find((post) => post.slug === `awkward-${slug}`);
const textsOf = ({ posts }: Pulled) =>
  posts.flatMap(({ title, excerpt, primary_tag, primary_author }) =>
    [title, excerpt, primary_tag?.name, primary_author?.name].filter((text) => typeof text === 'string'),
  );

test('a pull with all awkward posts succeeds and drops the one without a title', async () => {
  const pulled = await pullPosts({ url: fakes.origin, key, clock: browserClock });
  const shown = new Set(pulled.posts.map(({ url }) => url));
  expect(pulled.posts[0]?.url).toBe(`${fakes.origin}/awkward-localhost/`);
  // Each post is shown or reported as dropped.
  expect(pulled.posts.length + pulled.dropped.length).toBe(sent.length + postsSnapshot.length);
  expect(pulled.dropped).toContainEqual(expect.objectContaining({ reason: expect.stringMatching(/^title: /) }));
  for (const { slug } of postsSnapshot) expect(shown).toContain(`${fakes.origin}/${slug}/`);
  for (const text of textsOf(pulled)) {
    expect(text).toBe(text.toWellFormed());
    expect(text).not.toMatch(/[\n\u2028]/);
  }
});

test('the posts reach the site with their oddities, as from Ghost', () => {
  expect(find('localhost')?.title).toContain('http://localhost:3000');
  expect(find('aws-key')?.excerpt).toMatch(/\bAKIA[0-9A-Z]{16}\b/);
  expect(find('private-key')?.title).toMatch(/-----BEGIN PRIVATE KEY-----/);
  expect(String(find('endless-title')?.title)).toHaveLength(100_000);
  expect([find('null-excerpt')?.excerpt, find('empty-excerpt')?.excerpt]).toEqual([null, '']);
  expect(find('line-breaks')?.excerpt).toMatch(/\n.*\u2028/);
  expect(String(find('half-emoji')?.excerpt)).toMatch(/\ud83d$/);
  expect(find('no-tags')).toMatchObject({ tags: [], primary_tag: null });
  expect(find('internal-tag')).toMatchObject({ tags: [{ name: '#launch' }, { name: 'Cloud' }], primary_tag: null });
  expect(find('members')).toMatchObject({ visibility: 'members', access: false, html: '' });
  expect(find('same-minute-1')?.published_at).toBe(find('same-minute-2')?.published_at);
});

test('twenty Chinese posts share no sentence, and each has an excerpt of 500 characters', () => {
  const excerpts = posts.filter(({ slug }) => /chinese/.test(String(slug))).map(({ excerpt }) => String(excerpt));
  expect(excerpts.map((excerpt) => excerpt.length)).toEqual(Array.from({ length: 20 }, () => 500));
  // The last sentence is cut.
  const sentences = excerpts.flatMap((excerpt) => excerpt.split('。').slice(0, -1));
  expect(new Set(sentences).size).toBe(sentences.length);
});

test('the broken pictures answer as meant: deleted, tiny, and a page in place of a picture', async () => {
  const answers = ['2025/01/deleted.jpg', 'awkward/small.png', 'awkward/page.jpg'].map(async (path) => {
    expect(JSON.stringify(posts)).toContain(`${fakes.origin}/content/images/${path}`);
    const { status, headers } = await fetch(`${fakes.origin}/content/images/${path}`);
    return `${status} ${headers.get('content-type')}`;
  });
  expect(await Promise.all(answers)).toEqual([
    '404 text/html; charset=utf-8',
    '200 image/png',
    '200 text/html; charset=utf-8',
  ]);
});
