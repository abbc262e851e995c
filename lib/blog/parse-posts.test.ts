import { parsePosts } from './parse-posts';
import { postFixture } from './post-fixture';
import { parsePostsAnswer } from './pull/parse-answer';

const example = postFixture();

const changes: [string, Record<string, unknown>][] = [
  ['nothing changed', {}],
  ['every null', { excerpt: null, feature_image: null, featured: null, primary_tag: null, primary_author: null }],
  ['absent keys', { excerpt: undefined, feature_image: undefined, featured: undefined, primary_tag: undefined }],
  ['wrong kinds', { excerpt: 7, featured: 'yes', feature_image: 5, primary_tag: 'x', primary_author: [] }],
  ['a tag without a name', { primary_tag: { name: null } }],
  ['a tag and an author of blanks', { primary_tag: { name: ' ' }, primary_author: { name: ' ' } }],
  ['an author without a name', { primary_author: { name: null, profile_image: null } }],
  ['an author with a broken picture', { primary_author: { name: 'Ada', profile_image: '//x/y' } }],
  ['half an emoji and new lines', { title: 'A \ud83d\nB', excerpt: 'cut \ud83d' }],
  ['markup', { title: '<script>alert(1)</script>' }],
  ['a script as its address', { url: 'javascript:alert(1)' }],
  ['no address', { url: null }],
  ['an empty title', { title: ' \n' }],
  ['no id', { id: undefined }],
  ['no time', { published_at: 'yesterday' }],
  ['a thirteenth month', { published_at: '2026-13-01T00:00:00.000Z' }],
  ['a time with a zone', { published_at: '2026-06-01T09:00:00.000+10:00' }],
  ['a title of 100,000 characters', { title: 'x'.repeat(100_000) }],
  ['an excerpt of 500 characters', { excerpt: 'word '.repeat(100) }],
  [
    'a tag and an author of 200 characters',
    { primary_tag: { name: 'x'.repeat(200) }, primary_author: { name: 'y'.repeat(200) } },
  ],
  ['an address of 2,000 characters', { url: `https://x.example/${'a'.repeat(2000)}` }],
  ['a picture at an address of 2,000 characters', { feature_image: `https://x.example/${'a'.repeat(2000)}` }],
  ['an address with odd characters', { feature_image: 'https://x.example/a%20b.jpg?w=1&fit=crop,faces#x' }],
];

test.each(changes)('with %s the browser parses the same as the build', (_, change) => {
  const posts = [{ ...example, ...change }];
  expect(parsePosts(posts)).toEqual(parsePostsAnswer({ posts }).posts);
});

test.each([[null], ['text'], [[]], [7]])('%j among the posts does not affect the others', (odd) => {
  expect(parsePosts([odd, example])).toEqual([example]);
});
