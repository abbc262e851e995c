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

const read = (...posts: unknown[]) => parsePostsAnswer({ posts });

test('a post is read without the fields that the site does not show', () => {
  const answer = { posts: [{ ...raw, html: '<p>Body</p>', slug: 'a-title' }], meta: { pagination: { pages: 3 } } };
  expect(parsePostsAnswer(answer)).toEqual({ posts: [raw], dropped: [], shortened: [], pages: 3 });
});

const bare = { ...raw, excerpt: '', feature_image: null, featured: false, primary_tag: null, primary_author: null };

test('every null that Ghost may send has a fallback', () => {
  expect(read({ ...bare, excerpt: null, featured: null }).posts).toEqual([bare]);
});

test('every key that Ghost leaves out without `include` has a fallback', () => {
  const { id, title, url, published_at } = raw;
  expect(read({ id, title, url, published_at }).posts).toEqual([bare]);
});

test.each([
  [{ primary_tag: { name: null } }, { primary_tag: null }],
  [{ primary_tag: { name: ' ' } }, { primary_tag: null }],
  [{ primary_author: { name: '', profile_image: null } }, { primary_author: null }],
  [{ primary_author: { name: null, profile_image: null } }, { primary_author: null }],
  [{ primary_author: { name: 'Ada', profile_image: null } }, { primary_author: { name: 'Ada', profile_image: null } }],
  [
    { primary_author: { name: 'Ada', profile_image: '//x/y' } },
    { primary_author: { name: 'Ada', profile_image: null } },
  ],
  [{ feature_image: 'not an address' }, { feature_image: null }],
  [{ feature_image: 'ftp://blog.example.com/a.png' }, { feature_image: null }],
  [
    { excerpt: 7, featured: 'yes' },
    { excerpt: '', featured: false },
  ],
])('%j does not drop the post: %j', (given, expected) => {
  expect(read({ ...raw, ...given })).toMatchObject({ posts: [expected], dropped: [] });
});

test('texts become one well-formed line, and markup in a title stays text', () => {
  const [post] = read({
    ...raw,
    title: '<script>alert("title")</script>\tis only text',
    excerpt: 'Line one\nLine two\n\nLine four \ud83d',
    primary_author: { name: 'Ada\n\ude00', profile_image: null },
  }).posts;
  expect(post).toMatchObject({
    title: '<script>alert("title")</script> is only text',
    excerpt: 'Line one Line two Line four',
    primary_author: { name: 'Ada' },
  });
});

test.each([
  [{ ...raw, title: null }, `a post without a title (${raw.url})`, /^title: expected a text, received null$/],
  [{ ...raw, title: ' \n' }, `a post without a title (${raw.url})`, /^title: /],
  [{ ...raw, url: null }, "'A title' (no address)", /^url: /],
  [{ ...raw, url: 'javascript:alert(1)' }, "'A title' (javascript:alert(1))", /^url: /],
  [{ ...raw, published_at: 'yesterday' }, `'A title' (${raw.url})`, /^published_at: /],
  [{ ...raw, id: undefined }, `'A title' (${raw.url})`, /^id: /],
  [null, 'post 2', /^the whole: expected fields in \{ \}, received null$/],
  ['text', 'post 2', /^the whole: /],
])('%j is dropped with its reason, and the others stay', (bad, name, reason) => {
  const { posts, dropped } = read(raw, bad, { ...raw, id: 'a2' });
  expect(posts.map(({ id }) => id)).toEqual(['a1', 'a2']);
  expect(dropped).toEqual([{ name, reason: expect.stringMatching(reason) }]);
});

test.each([[undefined], [null], [{}], [{ posts: null }], [{ posts: {} }], ['<html>'], [[]]])(
  'the answer %j without posts is an error',
  (answer) => {
    expect(() => parsePostsAnswer(answer)).toThrow('The answer of the blog service holds no list of posts');
  },
);

test.each([[undefined], [{}], [{ pagination: null }], [{ pagination: { pages: '3' } }]])(
  'with the meta %j the number of pages is unknown',
  (meta) => {
    expect(parsePostsAnswer({ posts: [], meta })).toMatchObject({ posts: [], pages: undefined });
  },
);

test('a too long text is shortened, and the post is reported with title and address', () => {
  const { posts, shortened } = read({ ...raw, title: 'x'.repeat(100_000), primary_tag: { name: 'y'.repeat(70) } });
  expect(posts).toMatchObject([{ title: `${'x'.repeat(159)}…`, primary_tag: { name: `${'y'.repeat(59)}…` } }]);
  expect(shortened).toEqual([
    {
      name: `'${'x'.repeat(59)}…' (${raw.url})`,
      reason: 'its title has 100000 characters, its tag has 70 characters',
    },
  ]);
});

test('the 500 characters that Ghost sends of a post without an excerpt are shortened without a report', () => {
  const { posts, shortened } = read({ ...raw, excerpt: 'word '.repeat(100).trim() });
  expect(posts[0]?.excerpt).toMatch(/^word .{180,193} word…$/);
  expect(shortened).toEqual([]);
});

test('a too long address drops the post, and a too long picture address only the picture', () => {
  const long = `https://blog.example.com/${'a'.repeat(600)}`;
  expect(read({ ...raw, url: long })).toMatchObject({
    posts: [],
    dropped: [{ reason: expect.stringMatching(/^url: /) }],
  });
  expect(read({ ...raw, feature_image: long }).posts).toMatchObject([{ feature_image: null }]);
});
