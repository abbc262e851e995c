import { postsSnapshot } from '@/content/posts/index';
import { type Pulled, pullPosts } from '@/lib/blog/pull-posts';
import { browserClock } from '@/lib/platform/clock';
import { fakeSettings } from '../../fake-settings';
import { jsonRequest, startTestFakes } from '../fakes-fixture';
import { awkwardSetNames, awkwardSets } from './awkward-sets';

const key = fakeSettings.ghostContentKey;

let fakes: Awaited<ReturnType<typeof startTestFakes>>;

beforeAll(async () => {
  fakes = await startTestFakes(postsSnapshot);
});
afterEach(() => fakes.blog.removeAdded());
afterAll(() => fakes.close());

const load = (set: string) => fetch(`${fakes.origin}/__posts`, jsonRequest('POST', { set }));
const pull = () => pullPosts({ url: fakes.origin, key, clock: browserClock });

async function raw(): Promise<Record<string, unknown>[]> {
  const query = new URLSearchParams({ key, include: 'authors,tags', limit: 'all' });
  return (await (await fetch(`${fakes.origin}/ghost/api/v3/content/posts/?${query}`)).json()).posts;
}

const textsOf = ({ posts }: Pulled) =>
  posts.flatMap(({ title, excerpt, primary_tag, primary_author }) =>
    [title, excerpt, primary_tag?.name, primary_author?.name].filter((text) => typeof text === 'string'),
  );

test('with every awkward post on the blog a pull succeeds, and leaves out the one without a title', async () => {
  const sent = awkwardSets.awkward().length;
  expect(await (await load('awkward')).json()).toEqual({ published: sent, total: sent + postsSnapshot.length });
  const pulled = await pull();
  const shown = new Set(pulled.posts.map(({ url }) => url));
  expect(pulled.posts[0]?.url).toBe(`${fakes.origin}/awkward-localhost/`);
  // Some may be too heavy for a page, which the report says; none may be lost without a word.
  expect(pulled.posts.length + pulled.dropped.length).toBe(sent + postsSnapshot.length);
  expect(pulled.dropped).toContainEqual(expect.objectContaining({ reason: expect.stringMatching(/^title: /) }));
  for (const { slug } of postsSnapshot) expect(shown).toContain(`${fakes.origin}/${slug}/`);
  for (const text of textsOf(pulled)) {
    expect(text).toBe(text.toWellFormed());
    expect(text).not.toMatch(/[\n\u2028]/);
  }
});

test('they are as odd as Ghost’s: what the sets are for is there when it is sent', async () => {
  await load('awkward-words');
  const posts = await raw();
  const find = (slug: string) => posts.find((post) => post.slug === `awkward-${slug}`);
  expect(find('localhost')?.title).toContain('http://localhost:3000');
  expect(find('loopback')?.excerpt).toContain('http://127.0.0.1:8080');
  expect(find('aws-key')?.excerpt).toMatch(/\bAKIA[0-9A-Z]{16}\b/);
  expect(find('private-key')?.title).toMatch(/-----BEGIN PRIVATE KEY-----/);
  expect(String(find('endless-title')?.title)).toHaveLength(100_000);
  expect([find('null-excerpt')?.excerpt, find('empty-excerpt')?.excerpt, find('untitled')?.title]).toEqual([
    null,
    '',
    '',
  ]);
  expect(find('line-breaks')?.excerpt).toMatch(/\n.*\u2028/);
  expect(String(find('half-emoji')?.excerpt)).toMatch(/\ud83d$/);
  expect(find('no-tags')).toMatchObject({ tags: [], primary_tag: null });
  expect(find('internal-tag')).toMatchObject({ tags: [{ name: '#launch' }, { name: 'Cloud' }], primary_tag: null });
  expect(find('members')).toMatchObject({ visibility: 'members', access: false, html: '' });
  expect(find('elsewhere')?.url).toBe('https://elsewhere.example.com/original?x=1&y=2');
  expect(find('same-minute-1')?.published_at).toBe(find('same-minute-2')?.published_at);
});

test('twenty Chinese posts share no sentence, and each has 500 characters for an excerpt', async () => {
  await load('awkward-chinese');
  const excerpts = (await raw()).slice(0, 20).map(({ excerpt }) => String(excerpt));
  for (const excerpt of excerpts) expect(excerpt).toHaveLength(500);
  // The last one is cut.
  const sentences = excerpts.flatMap((excerpt) => excerpt.split('。').slice(0, -1));
  expect(new Set(sentences).size).toBe(sentences.length);
});

test('of the awkward pictures each answers in its own way', async () => {
  await load('awkward-pictures');
  const own = (await raw())
    .map(({ feature_image }) => String(feature_image))
    .filter(
      (address) => address.startsWith(fakes.origin) && address.includes('/2025/') !== address.includes('/awkward/'),
    );
  const answers = await Promise.all(own.map((address) => fetch(address)));
  expect(answers.map(({ status, headers }) => `${status} ${headers.get('content-type')}`)).toEqual([
    '404 text/html; charset=utf-8',
    '200 image/png',
    '200 text/html; charset=utf-8',
    '200 image/jpeg',
  ]);
});

test('every set is taken back with what else was published', async () => {
  for (const set of awkwardSetNames) expect((await load(set)).status).toBe(201);
  await fetch(`${fakes.origin}/__posts`, { method: 'DELETE' });
  expect(fakes.blog.all()).toHaveLength(postsSnapshot.length);
});

test('loaded twice, every post has an address of its own', async () => {
  await load('awkward-chinese');
  await load('awkward-chinese');
  const slugs = fakes.blog.all().map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
});
