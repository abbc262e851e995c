/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { PaperTill } from '@/components/papers/paper-till';
import { slidePapers } from '@/content/slide-papers';
import { Stamp } from './stamp';
import { Steps } from './steps';
import { Table } from './table';
import { Till } from './till';

const lines = [
  { label: 'Issue tracker', was: '$193.75', price: '$50' },
  { label: 'The code', price: 'yours' },
];
const paper = <Till title="Invoice" aside={<Stamp />} lines={lines} total={{ label: 'To pay', price: '$3,400' }} />;

test('a line reads as its label, the price of today as the former one, and the price; the total is the last line', () => {
  render(paper);
  const read = screen.getAllByRole('listitem').map((line) => line.textContent?.trim().replace(/\s+/g, ' '));
  expect(read).toEqual(['Issue tracker was $193.75 $50', 'The code yours', 'To pay $3,400']);
});

test('of prices to choose from, the lowest comes first, so that nobody reads it as their sum', () => {
  render(<PaperTill paper={slidePapers.websites} />);
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/^Smallest: /);
});

test('a paper is a figure whose name and stamp are read before its lines', () => {
  render(paper);
  const [first] = screen.getAllByRole('listitem');
  const head = screen.getByText('Sample').closest('figcaption');
  expect(head).toHaveTextContent('Invoice Sample');
  expect(first && head?.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a cell of a stacked table says the name of its column, and not where its words say it', () => {
  const columns = [{ label: 'Tool' }, { label: 'Purpose', isPlain: true }, { label: 'Today' }];
  render(<Table columns={columns} rows={[{ key: 'chat', cells: ['Chat', 'Messages', '$8'] }]} />);
  expect(screen.getByRole('rowheader', { name: 'Chat' })).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: 'Messages' })).not.toHaveAttribute('data-label');
  expect(screen.getByRole('cell', { name: '$8' })).toHaveAttribute('data-label', 'Today');
});

test('the time of a step is heard; its number is not, because the list is ordered', () => {
  const step = { title: 'Call', description: 'One hour.', icon: 'phone' } as const;
  render(<Steps look="line" steps={[step, { ...step, title: 'Estimate', time: 'Day 4' }]} />);
  const marks = [...document.querySelectorAll('.steps-mark')].map((mark) => mark.getAttribute('aria-hidden'));
  expect(marks).toEqual(['true', null]);
});
