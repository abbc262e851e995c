/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { renderSections } from '@/components/sections/sections-fixture';
import { papers } from '@/content/papers/index';

const ids = papers.map(({ id }) => id);
const showAll = () => renderSections({ kind: 'papers', heading: 'In writing', intro: 'Samples.', papers: ids });
const paper = (name: string) => {
  const article = screen.getByRole('heading', { level: 3, name }).closest('article');
  if (!article) throw new Error(`no paper ${name}`);
  return article;
};

test('every paper is stamped as a sample', () => {
  showAll();
  for (const { title } of papers) expect(within(paper(title)).getAllByText('Sample')).not.toHaveLength(0);
});

test('the estimate says when its one-time cost is paid back, with and without the promotion', () => {
  showAll();
  expect(paper('Written estimate')).toHaveTextContent(
    'Paid back in the first month after the old contracts end: 25 people pay $450.00 a month for these tools today, $90.00 with us. Without the 15%, in the second.',
  );
});

test('screen readers get the days of the server page as one picture with a description', () => {
  showAll();
  const days = within(paper('Monthly server page')).getByRole('img', { name: /^30 days/ });
  expect(days.children).toHaveLength(30);
  expect(days.children[7]?.tagName).toBe('B');
  expect(days.querySelectorAll('b')).toHaveLength(1);
});
