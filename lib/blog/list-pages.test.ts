import type { Post } from '@/content/schema/post';
import { listPages, pagerNumbers } from './list-pages';
import { postFixture } from './post-fixture';

const postsOf = (count: number, tag?: (index: number) => string) =>
  Array.from({ length: count }, (_, index) =>
    postFixture({ id: `${index}`, primary_tag: tag ? { name: tag(index) } : null }),
  );

const paths = (posts: Post[]) => listPages(posts).map(({ path }) => path);

test('the 21st post starts a second page', () => {
  expect(paths(postsOf(20))).toEqual(['/about/blogs']);
  expect(paths(postsOf(21))).toEqual(['/about/blogs', '/about/blogs/page/1']);
});

test('without posts there is still the blog page', () => {
  expect(listPages([])).toEqual([{ path: '/about/blogs', number: 1, total: 1, tag: undefined, posts: [] }]);
});

test('every post is on one page of the whole list, in order, and on one page of its tag', () => {
  const posts = postsOf(45, (index) => (index % 3 === 0 ? 'WordPress' : 'Costs'));
  const pages = listPages(posts);
  expect(pages.filter(({ tag }) => !tag).flatMap((page) => page.posts)).toEqual(posts);
  const wordpress = pages.filter(({ tag }) => tag?.name === 'WordPress');
  expect(wordpress.map(({ path }) => path)).toEqual(['/about/blogs/tag/wordpress']);
  expect(wordpress[0]?.posts).toHaveLength(15);
  expect(paths(posts)).toContain('/about/blogs/tag/costs/page/1');
});

test('a new post changes the two newest pages of the list, and no older one', () => {
  const posts = postsOf(95);
  const before = new Map(listPages(posts).map((page) => [page.path, page.posts]));
  const after = listPages([postFixture({ id: 'new', primary_tag: null }), ...posts]);
  const changed = after.filter((page) => page.posts.some((post, index) => post !== before.get(page.path)?.[index]));
  expect(after.map(({ path }) => path.split('/').at(-1))).toEqual(['blogs', '4', '3', '2', '1']);
  expect(changed.map(({ path }) => path)).toEqual(['/about/blogs', '/about/blogs/page/4']);
});

test.each([
  [1, 1, [1]],
  [9, 9, [9, 8, 'gap', 1]],
  [6, 10, [10, 'gap', 7, 6, 5, 'gap', 1]],
  [1, 250, [250, 'gap', 2, 1]],
])('page %i of %i shows %j', (number, total, numbers) => {
  expect(pagerNumbers({ number, total })).toEqual(numbers);
});
