/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Header } from './header';

let mockPathname: string;
jest.mock('next/navigation', () => ({ usePathname: () => mockPathname }));
// Browser flows test how it opens and closes.
jest.mock('@/lib/menu/menu.browser', () => ({ watchMenu: jest.fn() }));

// By tags: what is closed at first has no role.
const menu = () => screen.getByLabelText('Main');
const groupTitles = () => [...menu().querySelectorAll('p')];
/** The links of each entry of the menu: its own first, then those of its submenu. */
const entries = () => [...(menu().querySelector('ul')?.children ?? [])].map((item) => [...item.querySelectorAll('a')]);
const textsOf = (elements: HTMLElement[] = []) => elements.map(({ textContent }) => textContent);

let rerender: ReturnType<typeof render>['rerender'];
beforeEach(() => {
  mockPathname = '/about/portfolio';
  ({ rerender } = render(<Header />));
});

test('a group of the menu with a page of its own links to it; any other has a plain title', () => {
  const links = groupTitles().map((title) => title.querySelector('a')?.getAttribute('href'));
  const linkOf = (title: string) => links[textsOf(groupTitles()).indexOf(title)];
  expect([linkOf('Software development'), linkOf('Products')]).toEqual(['/software-development', undefined]);
});

test('the menu has the titles, addresses and groups of the specification', () => {
  expect(entries().map(([link]) => [link?.textContent, link?.getAttribute('href')])).toEqual([
    ['Launchpad', '/dohtech-startup-launchpad'],
    ['MSP', '/managed-services'],
    ['Startups', '/startup-services'],
    ['Services', '/services'],
    ['Blogs', '/about/blogs'],
    ['About', '/about'],
    ['Client Login', '/login'],
  ]);
  expect(textsOf(groupTitles()).slice(1, 5)).toEqual([
    'Software development',
    'Tech startup services',
    'WordPress development',
    'Managed IT and cloud services',
  ]);
  expect(menu().querySelectorAll('[data-wide]')).toHaveLength(1);
  const services = entries().find(([link]) => link?.textContent === 'Services');
  expect(services?.slice(1, 3).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['All prices', '/services#prices'],
    ['Savings calculator', '/savings-calculator'],
  ]);
  const about = entries().find(([link]) => link?.textContent === 'About');
  expect(textsOf(about).slice(1)).toEqual([
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

test('the menu marks every link to the current page, and after a soft navigation only those to the new one', () => {
  const current = () => textsOf([...menu().querySelectorAll<HTMLElement>('[aria-current="page"]')]);
  expect(current()).toEqual(['Portfolio']);
  mockPathname = '/about';
  rerender(<Header />);
  expect(current()).toEqual(['About', 'Our Story']);
});
