import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '@/content/site';
import { Header } from './header';

test('a group of the menu with a page of its own links to it; any other has a plain title', () => {
  const html = renderToStaticMarkup(<Header />);
  expect(html).toContain('<p class="group-title"><a href="/software-development">Software development</a></p>');
  expect(html).toContain('<p class="group-title">Products</p>');
});

test('the menu has the titles, addresses and groups of the specification', () => {
  const html = renderToStaticMarkup(<Header />);
  const links = [...html.matchAll(/<a class="top-link" href="([^"]+)">([^<]+)/g)].map(([, link, title]) => [
    title,
    link,
  ]);
  expect(links).toEqual([
    ['Launchpad', '/dohtech-startup-launchpad'],
    ['MSP', '/managed-services'],
    ['Startups', '/startup-services'],
    ['Services', '/services'],
    ['Blogs', '/about/blogs'],
    ['About', '/about'],
    ['Client Login', '/login'],
  ]);
  const groups = [...html.matchAll(/class="group-title">(?:<a [^>]+>)?([^<]+)/g)].map(([, title]) => title);
  expect(groups.slice(0, 4)).toEqual([
    'Software development',
    'Tech startup services',
    'WordPress development',
    'Managed IT and cloud services',
  ]);
  const about = html.slice(html.indexOf('About submenu'));
  const pages = [...about.matchAll(/<li><a href="\/[^"]*">([^<]+)/g)].map(([, name]) => name);
  expect(pages).toEqual([
    'Our Story',
    'Portfolio',
    'Blog',
    'Careers',
    'Buzme',
    'Buzsmart',
    'Buzstorage',
    'Contact',
    'Support',
    'Partners',
  ]);
});

test('the dock has a link to call each office', () => {
  const html = renderToStaticMarkup(<Header />);
  for (const { dial } of site.phones) expect(html).toContain(`<a href="tel:${dial}" aria-label="Call`);
});
