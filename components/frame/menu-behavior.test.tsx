/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { MenuBehavior } from './menu-behavior.client';

let mockPathname = '/services';
jest.mock('next/navigation', () => ({ usePathname: () => mockPathname }));
// Opening and closing are held by flows.
jest.mock('@/lib/menu/menu.browser', () => ({ watchMenu: jest.fn() }));

const header = () => (
  <>
    <nav id="menu">
      <a href="/services">Services</a>
      <a href="/about">About</a>
      <a href="/about">Our Story</a>
    </nav>
    <MenuBehavior menuId="menu" wideFrom="72rem" />
  </>
);

const current = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent);

test('the menu marks every link to the current page, and after a soft navigation only those to the new one', () => {
  const { rerender } = render(header());
  expect(current()).toEqual(['Services']);
  mockPathname = '/about';
  rerender(header());
  expect(current()).toEqual(['About', 'Our Story']);
});
