import { listPages } from '@/lib/blog/list-pages';
import { snapshotPosts } from '@/lib/blog/load-posts';
import { listPageMetadata } from './blog-list-metadata';

const [example] = snapshotPosts().posts;
if (!example) throw new Error('expected a committed post');
const posts = Array.from({ length: 45 }, (_, index) => ({
  ...example,
  id: String(index),
  primary_tag: { name: 'A topic with a name that is much longer than any search engine shows' },
}));
const heads = listPages(posts).map((page) => ({ page, ...listPageMetadata(page) }));

test('no two pages share a title or a description, and each is its own canonical page', () => {
  for (const field of ['title', 'description'] as const) {
    expect(new Set(heads.map((head) => head[field])).size).toBe(heads.length);
  }
  for (const { page, alternates } of heads) expect(String(alternates?.canonical)).toMatch(new RegExp(`${page.path}$`));
});

test('titles stay as short as search engines show them', () => {
  for (const { title } of heads) expect(String(title).length).toBeLessThanOrEqual(60);
});

test('pages of a topic are followed and not listed; the others are listed', () => {
  const listed = heads.filter(({ robots }) => !robots).map(({ page }) => page.path);
  expect(listed).toEqual(['/about/blogs', '/about/blogs/page/2', '/about/blogs/page/3']);
});
