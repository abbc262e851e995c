/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Announcer } from '@/components/ui/announcer';
import { PortfolioFilter } from './portfolio-filter.client';

const categories = ['Enterprise', 'Websites'];
const entries = [
  { id: 'approvals', category: 'Enterprise', content: <h3>Approvals</h3> },
  {
    id: 'shop',
    category: 'Websites',
    content: (
      <>
        <h3>Shop</h3>
        <p>
          <a href="?category=Websites" data-category="Websites">
            Websites of this kind
          </a>
        </p>
      </>
    ),
  },
];

const show = () =>
  render(
    <>
      <PortfolioFilter all="All" categories={categories} entries={entries} />
      <Announcer />
    </>,
  );
const shown = () => screen.getAllByRole('heading').map((heading) => heading.textContent);
const tab = (name: string) => screen.getByRole('link', { name });

beforeEach(() => window.history.replaceState(null, '', '/about/portfolio'));

test.each(['', '?category=', '?category=Gardens'])(
  'with the address %j All is the choice and shows every entry',
  (search) => {
    window.history.replaceState(null, '', `/about/portfolio${search}`);
    show();
    expect(tab('All')).toHaveAttribute('aria-current', 'true');
    expect(shown()).toEqual(['Approvals', 'Shop']);
  },
);

test('a link that mail or chat has changed shows the category that it had', () => {
  window.history.replaceState(null, '', '/about/portfolio?utm_source=mail&amp;category=websites.');
  show();
  expect(tab('Websites')).toHaveAttribute('aria-current', 'true');
  expect(shown()).toEqual(['Shop']);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a category that the page does not have is said, until the visitor chooses one', async () => {
  window.history.replaceState(null, '', '/about/portfolio?category=Gardens');
  show();
  const sentence = 'We show no work of the kind that this link names, so this is all of it.';
  expect(screen.getByRole('status')).toHaveTextContent(sentence);
  expect(screen.getAllByText(sentence)).toHaveLength(2);
  await userEvent.click(tab('Enterprise'));
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
});

test('a tab shows only its category, announces it, and writes it into the address, once: Back would seem to do nothing', async () => {
  show();
  const before = window.history.length;
  for (let press = 1; press <= 2; press += 1) await userEvent.click(tab('Enterprise'));
  expect(window.history.length).toBe(before + 1);
  expect(shown()).toEqual(['Approvals']);
  expect(screen.getByRole('status')).toHaveTextContent('Enterprise: 1 of 2 shown');
  expect(window.location.search).toBe('?category=Enterprise');
  await userEvent.click(tab('All'));
  expect(shown()).toEqual(['Approvals', 'Shop']);
  expect(window.location.search).toBe('');
});

test('with a modifier key a tab is left to the browser, which opens it elsewhere', () => {
  show();
  expect(fireEvent.click(tab('Enterprise'), { ctrlKey: true })).toBe(true);
  expect(shown()).toEqual(['Approvals', 'Shop']);
});
