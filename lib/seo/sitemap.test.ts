import { listPages } from '@/lib/blog/list-pages';
import { postFixture } from '@/lib/blog/post-fixture';
import { sitemapEntries } from './sitemap';

const posts = Array.from({ length: 25 }, (_, index) => postFixture({ id: String(index) }));
const entries = sitemapEntries('https://www.example.com', listPages(posts), {});
const urls = entries.map((entry) => entry.url);

test('every indexable page is listed once, with its absolute address', () => {
  expect(urls).toContain('https://www.example.com');
  expect(urls).toContain('https://www.example.com/services/software/enteprise-development');
  expect(new Set(urls).size).toBe(urls.length);
});

test('the back office, the login and the second careers page are left out', () => {
  const paths = urls.map((url) => url.replace('https://www.example.com', ''));
  const looked = ['/login', '/client-dashboard', '/users', '/about/company/careers', '/careers'];
  expect(looked.filter((path) => paths.includes(path))).toEqual(['/careers']);
});

test('further pages of the blog are listed, and pages of a topic are not', () => {
  expect(urls.filter((url) => url.includes('/about/blogs'))).toEqual([
    'https://www.example.com/about/blogs',
    'https://www.example.com/about/blogs/page/1',
  ]);
});
