import sitemap from './sitemap';

jest.mock('@/lib/seo/build-facts', () => ({
  loadLastModified: () => ({ '/services': '2026-11-20T09:00:00.000Z' }),
}));

test('the sitemap has the dates that the build knows', () => {
  const dated = sitemap().filter(({ lastModified }) => lastModified);
  expect(dated).toEqual([{ url: expect.stringMatching(/\/services$/), lastModified: '2026-11-20T09:00:00.000Z' }]);
});
