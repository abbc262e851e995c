import { parsePosts } from '@/lib/blog/parse-posts';
import { parsePostsAnswer } from './parse-answer';

const raw = {
  id: 'a1',
  title: 'A title',
  excerpt: 'An excerpt',
  url: 'https://blog.example.com/a-title/',
  feature_image: 'https://blog.example.com/a.png',
  published_at: '2026-06-01T00:00:00.000+00:00',
  featured: true,
  primary_tag: { name: 'Costs' },
  primary_author: { name: 'Ada', profile_image: 'https://blog.example.com/ada.png' },
};
const bare = { ...raw, excerpt: '', feature_image: null, featured: false, primary_tag: null, primary_author: null };
const longAddress = `https://blog.example.com/${'a'.repeat(600)}`;

/** Parses posts as the build does. The parser of the browser must return the same posts. */
function read(...posts: unknown[]) {
  const answer = parsePostsAnswer({ posts });
  expect(parsePosts(posts)).toEqual(answer.posts);
  return answer;
}

test('a post is read without the fields that the site does not show', () => {
  const answer = { ...raw, html: '<p>Body</p>', slug: 'a-title', custom_excerpt: 'Another', tags: [{ name: 'Other' }] };
  expect(read(answer)).toEqual({ posts: [raw], dropped: [], shortened: [] });
});

test('every null that Ghost may send, and every key that it leaves out without `include`, has a fallback', () => {
  const { id, title, url, published_at } = raw;
  expect(read({ ...bare, excerpt: null, featured: null }, { id, title, url, published_at }).posts).toEqual([
    bare,
    bare,
  ]);
});

const tag = (name: string, visibility = 'public') => ({ name, slug: 'a-slug', visibility });

test.each<[what: string, given: object, topic: object | null]>([
  [
    'an internal tag in front',
    { primary_tag: null, tags: [tag('#x', 'internal'), tag('Costs'), tag('B')] },
    { name: 'Costs' },
  ],
  ['a # without a visibility', { primary_tag: { name: '#x' }, tags: [{ name: '#x' }, tag('B')] }, { name: 'B' }],
  ['internal tags alone', { primary_tag: null, tags: [tag('#x', 'internal'), tag('#y', 'internal')] }, null],
  ['tags that cannot be read', { primary_tag: null, tags: [null, 7, { name: 5 }, tag('B')] }, { name: 'B' }],
])('of a post with %s, the topic is its first public tag', (_, given, topic) => {
  const expected = topic && { ...topic, slug: 'a-slug' };
  expect(read({ ...raw, ...given }).posts).toMatchObject([{ primary_tag: expected }]);
});

test("of a post for members, whose excerpt Ghost sends empty, the editor's own excerpt is read", () => {
  const members = { ...raw, visibility: 'paid', excerpt: '' };
  expect(read({ ...members, custom_excerpt: 'Its\nown' }, { ...members, custom_excerpt: null }).posts).toMatchObject([
    { excerpt: 'Its own' },
    { excerpt: '' },
  ]);
});

// As Ghost's html-to-plaintext reads what its editor makes of a file, an audio and a video.
test.each([
  ['Read this.\n\nPrice listAll pricesprices.pdf1 KBdownload-circle\n\nThen that.', 'Read this. Then that.'],
  ['prices 2026.pdf0 Bytedownload-circleBook a call', 'Book a call'],
  ['An interview0:00/83.41×\n\nAfter it.', 'An interview After it.'],
  ['Before it.\n\n\n0:00\n\n/1:23\n\n\n1×\n\nAfter it.', 'Before it. After it.'],
  ['The download-circle is 1 KB, at 10:00/11:00 1×.', 'The download-circle is 1 KB, at 10:00/11:00 1×.'],
])('the excerpt %j has no signs of a card: %j', (given, excerpt) => {
  expect(read({ ...raw, excerpt: given }).posts).toMatchObject([{ excerpt }]);
});

const ada = (profile_image: string | null) => ({ primary_author: { name: 'Ada', profile_image } });
const same = (fields: object) => [fields, fields] as const;

test.each<readonly [object, object]>([
  [{ primary_tag: { name: null } }, { primary_tag: null }],
  [{ primary_author: { name: '', profile_image: null } }, { primary_author: null }],
  [
    { primary_tag: 'x', primary_author: [] },
    { primary_tag: null, primary_author: null },
  ],
  [{ primary_tag: { name: 'C#', slug: null } }, { primary_tag: { name: 'C#' } }],
  [ada('//x/y'), ada(null)],
  [{ feature_image: 'ftp://blog.example.com/a.png' }, { feature_image: null }],
  [{ feature_image: longAddress }, { feature_image: null }],
  same({ feature_image: 'https://x.example/a%20b.jpg?w=1&fit=crop,faces#x' }),
  [{ excerpt: 7 }, { excerpt: '' }],
  same({ url: 'https://blog.example.com/what-a-404/' }),
  [{ excerpt: 'Line one\nLine two\n\nLine four \ud83d' }, { excerpt: 'Line one Line two Line four' }],
])('%j does not drop the post: %j', (given, expected) => {
  expect(read({ ...raw, ...given })).toMatchObject({ posts: [expected], dropped: [] });
});

test.each([
  [{ ...raw, title: null }, `a post without a title (${raw.url})`, /^title: expected a text, received null$/],
  [{ ...raw, url: 'javascript:alert(1)' }, "'A title' (javascript:alert(1))", /^url: /],
  [{ ...raw, url: longAddress }, expect.stringContaining("'A title' (https://blog.example.com/aaa"), /^url: /],
  [
    { ...raw, url: 'https://blog.example.com/404/' },
    "'A title' (https://blog.example.com/404/)",
    'url: expected an address that the blog\'s routes cover, received "https://blog.example.com/404/"',
  ],
  [{ ...raw, published_at: 'yesterday' }, `'A title' (${raw.url})`, /^published_at: /],
  [{ ...raw, id: undefined }, `'A title' (${raw.url})`, /^id: /],
  [null, 'post 2', /^the whole: expected fields in \{ \}, received null$/],
])('%j is dropped with its reason, and the others stay', (bad, name, reason) => {
  const { posts, dropped } = read(raw, bad, { ...raw, id: 'a2' });
  expect(posts.map(({ id }) => id)).toEqual(['a1', 'a2']);
  expect(dropped).toEqual([{ name, reason: expect.stringMatching(reason) }]);
});

test('a too long text is shortened, and the post is reported with title and address; a text that just fits is not', () => {
  const long = { title: 'x'.repeat(100_000), primary_tag: { name: 'y'.repeat(70) } };
  const { posts, shortened } = read({ ...raw, ...long, primary_author: { name: 'z'.repeat(60) } });
  expect(posts).toMatchObject([{ title: `${'x'.repeat(159)}…`, primary_tag: { name: `${'y'.repeat(59)}…` } }]);
  const reason = 'its title has 100000 characters, its tag has 70 characters';
  expect(shortened).toEqual([{ name: `'${'x'.repeat(59)}…' (${raw.url})`, reason }]);
});
