/** @jest-environment jsdom */
import { toOneLine } from './clean-text';
import { rssFeed } from './feeds';
import { snapshotPosts } from './load-posts';
import { postFixture } from './post-fixture';

const { posts } = snapshotPosts();
const newest = posts[0]?.published_at ?? '';
const words = { title: '<script>alert("1")</script> & ]]> "quotes"', excerpt: "It's 3 < 4 & 5 > 4, in a <table> 🚀" };
const hostile = posts.map((post, index) => (index === 0 ? { ...post, ...words } : post));
const source = { posts: hostile, hasOutsideLinks: true, siteUrl: 'https://www.example.com', description: 'A & B' };

const parse = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');

/** What a reader shows of a description, which RSS takes for HTML. */
const shownBy = (description?: string | null) =>
  new DOMParser().parseFromString(description ?? '', 'text/html').body.textContent;

test('the RSS parses as XML and returns every title as written', () => {
  const document = parse(rssFeed(source));
  const textOf = (selector: string) => document.querySelector(selector)?.textContent;
  expect(document.querySelectorAll('item')).toHaveLength(posts.length);
  expect(textOf('item > title')).toBe(words.title);
  expect(shownBy(textOf('item > description'))).toBe(words.excerpt);
  expect(textOf('item > link')).toBe(hostile[0]?.url);
  expect(textOf('item > pubDate')).toBe(new Date(newest).toUTCString());
  expect(textOf('channel > link')).toBe('https://www.example.com/about/blogs');
  // A reader would open an id that counts as an address.
  expect(document.querySelector('guid')?.getAttribute('isPermaLink')).toBe('false');
});

test('the RSS parses as XML whatever characters the blog sends', () => {
  const title = toOneLine(String.fromCharCode(...Array.from({ length: 0x10000 }, (_, code) => code)));
  expect(parse(rssFeed({ ...source, posts: [postFixture({ title })] })).querySelector('parsererror')).toBeNull();
});

test('the RSS does not link to posts that cannot be read on the blog', () => {
  const unlinked = { ...source, hasOutsideLinks: false };
  expect(parse(rssFeed(unlinked)).querySelector('item > link')).toBeNull();
});
