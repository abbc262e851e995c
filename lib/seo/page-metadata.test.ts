import { allRoutes } from '@/lib/routes/find-route';
import { pageMetadata, pageTitle } from './page-metadata';

test('every title stays under 60 characters and no two are the same', () => {
  const titles = allRoutes().map(pageTitle);
  expect(titles.filter((title) => title.length >= 60)).toEqual([]);
  expect(new Set(titles).size).toBe(titles.length);
});

test('the careers twin names the page that search engines should keep', () => {
  expect(pageMetadata('/about/company/careers').alternates?.canonical).toBe('https://www.dohtech.example/careers');
});

test('the back office asks search engines to leave it out', () => {
  expect(pageMetadata('/billing').robots).toEqual({ index: false, follow: false });
  expect(pageMetadata('/services').robots).toBeUndefined();
});
