import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { listPages } from '@/lib/blog/list-pages';
import { postFixture } from '@/lib/blog/post-fixture';
import { allRoutes } from '@/lib/routes/find-route';
import { listPageMetadata, pageMetadata, pageTitle, pageTitles } from './page-metadata';

test('every title stays under 60 characters and no two are the same', () => {
  const titles = allRoutes().map(pageTitle);
  expect(titles.filter((title) => title.length >= 60)).toEqual([]);
  expect(new Set(titles).size).toBe(titles.length);
});

test('the title of the home page begins with the company’s name, others end with it', () => {
  expect(pageTitle({ path: '/', title: 'One' })).toBe(`${site.name}: One`);
  expect(pageTitle({ path: '/services', title: 'Two' })).toBe(`Two | ${site.name}`);
});

test('the second careers page names the canonical one', () => {
  expect(pageMetadata('/about/company/careers').alternates?.canonical).toBe('https://www.company.example/careers');
});

test('every page names the feed', () => {
  expect(pageMetadata('/services').alternates?.types).toEqual({
    'application/rss+xml': [expect.objectContaining({ url: 'https://www.company.example/about/blogs/feed.xml' })],
  });
});

test('the back office is not indexed', () => {
  expect(pageMetadata('/billing').robots).toEqual({ index: false, follow: false });
  expect(pageMetadata('/services').robots).toBeUndefined();
});

const primary_tag = { name: 'A topic with a name that is much longer than any search engine shows' };
const posts = Array.from({ length: 45 }, (_, index) => postFixture({ id: String(index), primary_tag }));
const heads = listPages(posts).map((page) => ({ page, ...listPageMetadata(page) }));

test('no two list pages share a title or a description, and each is its own canonical page', () => {
  for (const field of ['title', 'description'] as const) {
    expect(new Set(heads.map((head) => head[field])).size).toBe(heads.length);
  }
  for (const { page, alternates } of heads) expect(String(alternates?.canonical)).toMatch(new RegExp(`${page.path}$`));
});

test('pages of a topic are followed and not indexed; other list pages are indexed', () => {
  const listed = heads.filter(({ robots }) => !robots).map(({ page }) => page.path);
  expect(listed).toEqual(['/about/blogs', '/about/blogs/page/2', '/about/blogs/page/1']);
  const others = heads.filter(({ robots }) => robots);
  expect(others).not.toHaveLength(0);
  for (const { robots } of others) expect(robots).toEqual({ index: false, follow: true });
});

test('page-titles.json lists every page with the title of its metadata', () => {
  const titles = [
    ...routes.map(({ path }) => [path, pageMetadata(path).title]),
    ...heads.map(({ page, title }) => [page.path, title]),
  ];
  expect(pageTitles(posts)).toEqual(Object.fromEntries(titles));
  expect(pageTitles(posts)).toHaveProperty(['/about/blogs/page/2']);
});
