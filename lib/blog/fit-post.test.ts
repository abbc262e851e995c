import { createHash } from 'node:crypto';
import { fitPosts, MAX_POST_BYTES } from './fit-post';
import { postFixture } from './post-fixture';

const post = postFixture();

/** Characters that no compression makes smaller. */
function noise(length: number): string {
  return createHash('shake256', { outputLength: length }).update('noise').digest('base64').slice(0, length);
}

/** Two hundred Chinese characters, no two sentences of them alike. */
const chinese = Array.from({ length: 200 }, (_, index) => String.fromCharCode(0x4e00 + ((index * 7919) % 20000))).join(
  '',
);

test('a post of usual length stays as it is', () => {
  expect(fitPosts([post])).toEqual({ posts: [post], dropped: [], shortened: [] });
});

test('where the excerpt takes too much room, less of it is shown, and the post is named with the bytes', () => {
  const { posts, shortened } = fitPosts([{ ...post, excerpt: chinese }]);
  expect(posts[0]?.title).toBe(post.title);
  expect(posts[0]?.excerpt).toMatch(/^[\u4e00-\u9fff]{79,139}…$/);
  expect(shortened).toEqual([
    {
      name: `'${post.title}' (${post.url})`,
      reason: expect.stringMatching(
        new RegExp(`^its words take \\d+ bytes of a page, at most ${MAX_POST_BYTES} have room$`),
      ),
    },
  ]);
});

test('a title that takes the room alone is shortened once the excerpt is gone', () => {
  const [fitted] = fitPosts([{ ...post, title: chinese.slice(0, 160) }]).posts;
  expect(fitted).toMatchObject({ excerpt: '', title: `${chinese.slice(0, 79)}…` });
});

test('a post whose address takes the room alone is left out, and the others stay', () => {
  const { posts, dropped } = fitPosts([{ ...post, url: `https://blog.example.com/${noise(560)}` }, post]);
  expect(posts).toEqual([post]);
  expect(dropped).toMatchObject([{ name: expect.stringContaining(post.title) }]);
});
