import type { Post } from '@/content/schema/post';
import { isListed, listPages, pagerNumbers } from './list-pages';
import { snapshotPosts } from './snapshot-posts';
import { tagsOf } from './tags';

const [example] = snapshotPosts().posts;

function postsOf(count: number, tag: (index: number) => string | null = () => 'Costs'): Post[] {
  if (!example) throw new Error('expected a committed post');
  return Array.from({ length: count }, (_, index) => {
    const name = tag(index);
    return { ...example, id: `${index}`, primary_tag: name === null ? null : { name } };
  });
}

const paths = (posts: Post[]) => listPages(posts).map(({ path }) => path);

test('20 posts fill one page, and the 21st opens the next', () => {
  expect(paths(postsOf(20, () => null))).toEqual(['/about/blogs']);
  expect(paths(postsOf(21, () => null))).toEqual(['/about/blogs', '/about/blogs/page/2']);
});

test('without posts there is still the blog page', () => {
  expect(listPages([])).toEqual([{ path: '/about/blogs', number: 1, total: 1, tag: undefined, posts: [] }]);
});

test('every post is on one page of the whole list, in order, and on one of its tag', () => {
  const posts = postsOf(45, (index) => (index % 3 === 0 ? 'WordPress' : 'Costs'));
  const pages = listPages(posts);
  expect(pages.filter(({ tag }) => !tag).flatMap((page) => page.posts)).toEqual(posts);
  const wordpress = pages.filter(({ tag }) => tag?.name === 'WordPress');
  expect(wordpress.map(({ path }) => path)).toEqual(['/about/blogs/tag/wordpress']);
  expect(wordpress[0]?.posts).toHaveLength(15);
  expect(paths(posts)).toContain('/about/blogs/tag/costs/page/2');
});

test('5,000 posts put no more than 20 on any page', () => {
  const pages = listPages(postsOf(5000, (index) => `Tag ${index % 40}`));
  expect(Math.max(...pages.map(({ posts }) => posts.length))).toBe(20);
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
});

test('pages of a tag repeat the others, so search engines are spared them', () => {
  expect(listPages(postsOf(1)).map(isListed)).toEqual([true, false]);
});

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [2, 3, [1, 2, 3]],
  [1, 9, [1, 2, 0, 9]],
  [4, 9, [1, 2, 3, 4, 5, 0, 9]],
  [125, 250, [1, 0, 124, 125, 126, 0, 250]],
  [250, 250, [1, 0, 249, 250]],
])('page %i of %i shows the numbers %j, a gap as 0', (number, total, numbers) => {
  expect(pagerNumbers(number, total)).toEqual(numbers);
});

describe('tags', () => {
  const slugs = (...names: string[]) =>
    Object.fromEntries(tagsOf(postsOf(names.length, (index) => names[index] ?? null)).map((t) => [t.name, t.slug]));

  test('the most used comes first, those used alike by the alphabet', () => {
    const names = ['B', 'C', 'A', 'C'];
    expect(tagsOf(postsOf(4, (index) => names[index] ?? null)).map(({ name, count }) => [name, count])).toEqual([
      ['C', 2],
      ['A', 1],
      ['B', 1],
    ]);
  });

  test.each([
    [['Open source'], { 'Open source': 'open-source' }],
    [['Été & Café'], { 'Été & Café': 'ete-cafe' }],
    [['C#', 'C++', 'C'], { C: 'c', 'C#': 'c-2', 'C++': 'c-3' }],
    [['../../etc', '<b>'], { '../../etc': 'etc', '<b>': 'b' }],
    [['日本語', '#'], { '#': 'tag', 日本語: 'tag-2' }],
  ])('%j have addresses of plain letters, each its own: %j', (names, expected) => {
    expect(slugs(...names)).toEqual(expected);
    expect(slugs(...[...names].reverse())).toEqual(expected);
  });
});
