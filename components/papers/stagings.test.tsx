/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { renderSections } from '@/components/sections/sections-fixture';
import { pageAt } from '@/lib/pages/find-page';

/** The section of a service page that shows its paper, as the page has it. */
function show(path: Parameters<typeof pageAt>[0]) {
  const section = pageAt(path).sections.find(({ kind }) => kind === 'paper');
  if (!section) throw new Error(`no paper on ${path}`);
  return renderSections(section).container;
}

test('a ticket is a list of times, and its durations are terms with their values, whose units are small', () => {
  const ticket = show('/services/managed-services/remote-on-site-it-support');
  expect(within(screen.getAllByRole('list')[0] ?? document.body).getAllByRole('listitem')).toHaveLength(5);
  const durations = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(durations).toEqual(['22 min', '35 min', '4 h 38 min']);
  const units = [...ticket.querySelectorAll('dd small')].map(({ textContent }) => textContent?.trim());
  expect(units).toEqual(['min', 'min', 'h', 'min']);
});

test('an invoice under the pen is a table, each point is read after its line, and the total is the sum', () => {
  show('/services/software/saas-development');
  const invoice = screen.getByRole('heading', { name: 'Invoice 1042' }).closest('article') ?? document.body;
  expect(within(invoice).getAllByText('Sample')).not.toHaveLength(0);
  const table = within(screen.getByRole('table'));
  const rows = table.getAllByRole('row');
  const texts = rows.map(({ textContent }) => textContent ?? '');
  const line = texts.findIndex((text) => text.startsWith('3 more seats from April 24'));
  expect(texts[line + 1]).toMatch(/^Seats from the day they start Three seats/);
  expect(within(rows.at(-2) ?? document.body).getByRole('cell', { name: '$236.38' })).toBeInTheDocument();
});

test('the header that is said with each amount is the one of its column, without the stamp of the paper', () => {
  show('/services/software/saas-development');
  show('/services/managed-services/cloud-infrastructure');
  expect(screen.queryAllByRole('columnheader', { name: /Sample/ })).toEqual([]);
  const headers = screen.getAllByRole('columnheader');
  const total = screen.getByRole('cell', { name: '$236.38' });
  const column = [...(total.parentElement?.children ?? [])].indexOf(total);
  expect(headers[column]).toHaveAccessibleName('Amount');
});

test('a pair is one table, which says what was, and that a line is kept', () => {
  show('/services/managed-services/cloud-infrastructure');
  const table = within(screen.getByRole('table', { name: /^Cloud bill by owner/ }));
  expect(table.getByRole('row', { name: 'Store: traffic $46.30 kept $46.30' })).toBeInTheDocument();
  expect(
    table.getByRole('row', { name: 'No owner: 6 idle disks was $48.00 −$48.00 deleted $0.00' }),
  ).toBeInTheDocument();
});

test('a strip is a list in order of time, whose checks say what is open and not needed', () => {
  const strip = show('/services/startups/startup-it-management').querySelector('ol');
  const stops = [...(strip?.children ?? [])].map(({ textContent }) => textContent);
  expect(stops).toHaveLength(3);
  expect(stops[0]).toMatch(/^Before the first day.*Not needed: VPN/);
  expect(stops[2]).toMatch(/Open: CRM/);
});

test('on a marked paper the note of the pen and the point follow their line', () => {
  const marked = show('/services/cms-wordpress/website-seo-optimization');
  const rows = within(screen.getByRole('table', { name: 'Fixes, largest effect first' })).getAllByRole('row');
  const texts = rows.map(({ textContent }) => textContent ?? '');
  expect(texts.slice(1, 4)).toEqual([
    expect.stringContaining('Remove the tag'),
    expect.stringMatching(/^First fix: these 6/),
    expect.stringMatching(/^The fix next to it Written/),
  ]);
  expect([...marked.querySelectorAll('.ring')].map(({ textContent }) => textContent)).toEqual(['11', '4.8 s']);
});

test('under the pen a note that belongs to no line is read, too', () => {
  expect(show('/services/cms-wordpress/cms-website-management')).toHaveTextContent('Next month: we’d like to remove');
});
