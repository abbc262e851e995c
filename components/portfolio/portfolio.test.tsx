/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { Portfolio } from './portfolio';

jest.mock('@/content/portfolio', () => {
  const { portfolio, ...others } = jest.requireActual('@/content/portfolio');
  return { ...others, portfolio: portfolio.slice(0, 1) };
});

test('a category without work has no tab, which would show nothing; a link to one that has work carries its whole name', async () => {
  render(<Portfolio section={{ kind: 'portfolio', heading: 'Work' }} />);
  const tabs = within(await screen.findByRole('list', { name: 'Show' })).getAllByRole('link');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['All', 'Mobile & Web App']);
  const links = screen.getAllByRole<HTMLAnchorElement>('link', { name: 'Mobile & Web App' });
  const carried = links.map(({ href }) => new URL(href).searchParams.get('category'));
  expect(carried).toEqual(['Mobile & Web App', 'Mobile & Web App']);
});
