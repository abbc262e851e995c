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

test('the drill report has the time of each step, and its result lasts from the first to the last', () => {
  showAll();
  const drill = within(paper('Restore-drill report'));
  const times = drill.getAllByText(/^\d+:\d\d [AP]M$/).map((time) => time.textContent);
  expect(times).toEqual(['9:00 AM', '9:04 AM', '9:31 AM', '9:52 AM']);
  expect(drill.getByText('Restored in 52 minutes')).toBeInTheDocument();
  expect(drill.getByText('sample drill')).toBeInTheDocument();
});

test('the estimate says when its one-time cost is paid back, with and without the promotion', () => {
  showAll();
  expect(paper('Written estimate')).toHaveTextContent(
    'Paid back in the first month: 25 people pay $450.00 a month for these tools today, $90.00 with us. Without the 15%, in the second.',
  );
});

test('the bill check says which price is old, and what replaces it', () => {
  showAll();
  const check = paper('Bill check');
  expect(check.querySelectorAll('s')).toHaveLength(3);
  expect(check).toHaveTextContent('Cloud serverwas $270.00Twice the size you use, now $135.00');
  expect(check).toHaveTextContent('Off this bill, a month$478.75');
});

test('screen readers get the days of the server page as one picture with a description', () => {
  showAll();
  const days = within(paper('Monthly server page')).getByRole('img', { name: /^30 days/ });
  expect(days.children).toHaveLength(30);
  expect(days.children[7]?.tagName).toBe('B');
  expect(days.querySelectorAll('b')).toHaveLength(1);
});

test('a paper beside words is stamped too, under the heading of its section', () => {
  renderSections({
    kind: 'paper',
    staging: 'sheet',
    heading: 'The report',
    intro: 'After a drill.',
    paper: 'restore-drill',
  });
  expect(screen.getByRole('heading', { level: 2, name: 'The report' })).toBeInTheDocument();
  expect(within(paper('Restore-drill report')).getByText('Sample')).toBeInTheDocument();
});
