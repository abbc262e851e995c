import { checkRedirects } from './check-redirects';

test('a redirect from a page that the build writes is refused: it would hide the page', () => {
  const pages = ['about/blogs/tag/wordpress.html', 'about.html'].map((file) => ({ file, html: '' }));
  const redirects = ['/about/blogs/tag/wordpress', '/old'].map((from) => ({ from, to: '/about' }));
  expect(checkRedirects(pages, redirects)).toEqual([
    'content/redirects.ts: /about/blogs/tag/wordpress: expected a path at which the site has no page',
  ]);
});
