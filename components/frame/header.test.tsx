import { renderToStaticMarkup } from 'react-dom/server';
import { Header } from './header';

test('a group of the menu with a page of its own links to it; any other has a plain title', () => {
  const html = renderToStaticMarkup(<Header />);
  expect(html).toContain('<p class="group-title"><a href="/software-development">Software development</a></p>');
  expect(html).toContain('<p class="group-title">Products</p>');
});
