import { sitemapUrls } from './sitemap';

const urls = sitemapUrls('https://www.example.com');

test('every indexable page is listed once, with its absolute address', () => {
  expect(urls).toContain('https://www.example.com');
  expect(urls).toContain('https://www.example.com/services/software/enteprise-development');
  expect(new Set(urls).size).toBe(urls.length);
});

test('the back office, the login and the careers twin are left out', () => {
  const paths = urls.map((url) => url.replace('https://www.example.com', ''));
  for (const path of ['/login', '/client-dashboard', '/users', '/about/company/careers'])
    expect(paths).not.toContain(path);
  expect(paths).toContain('/careers');
});
