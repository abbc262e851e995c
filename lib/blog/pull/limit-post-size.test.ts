import { createHash } from 'node:crypto';
import { postFixture } from '@/lib/blog/post-fixture';
import { limitPostSize, MAX_POST_BYTES } from './limit-post-size';

const post = postFixture();

/** 560 characters that do not compress. */
const noise = createHash('shake256', { outputLength: 420 }).update('noise').digest('base64');

/** Two hundred different Chinese characters. */
const codes = Array.from({ length: 200 }, (_, index) => 0x4e00 + ((index * 7919) % 20000));
const chinese = String.fromCharCode(...codes);

test('a post of usual length stays as it is', () => {
  expect(limitPostSize([post])).toEqual({ posts: [post], dropped: [], shortened: [] });
});

test('a too large excerpt is shortened, and the post is reported with its bytes', () => {
  const { posts, shortened } = limitPostSize([{ ...post, excerpt: chinese }]);
  expect(posts[0]?.title).toBe(post.title);
  expect(posts[0]?.excerpt).toMatch(/^[\u4e00-\u9fff]{79,139}…$/);
  const reason = expect.stringMatching(`^its words take \\d+ bytes of a page, at most ${MAX_POST_BYTES} have room$`);
  expect(shortened).toEqual([{ name: `'${post.title}' (${post.url})`, reason }]);
});

test('a post whose address alone is too large is dropped, and the others stay', () => {
  const { posts, dropped } = limitPostSize([{ ...post, url: `https://blog.example.com/${noise}` }, post]);
  expect(posts).toEqual([post]);
  expect(dropped).toMatchObject([{ name: expect.stringContaining(post.title) }]);
});
