import { sampleInvoice } from '@/content/sample-invoice';
import type { Invoice } from '@/content/schema/invoice';
import { readInvoice } from './read-invoice';

const { lines, totalCents, foundCents, foundText } = readInvoice(sampleInvoice);

// Computed by hand from the specification's prices, in dollars: 25 people, and the three sample prices.
test('each line of the sample invoice costs its price per person times 25, or its sample price', () => {
  expect(lines.map(({ cents }) => cents / 100)).toEqual([193.75, 200, 274.75, 200, 143.75, 875, 270, 120, 4]);
  expect(lines[2]).toMatchObject({ number: 3, name: 'Work management', quantity: '25 × $10.99' });
});

test('the sample invoice comes to $2,281.25, of which the pen takes off $478.75: two lines and half of a server', () => {
  expect(totalCents).toBe(228_125);
  expect(lines.map(({ offCents }) => offCents / 100)).toEqual([0, 0, 0, 200, 143.75, 0, 135, 0, 0]);
  expect(foundCents).toBe(47_875);
  expect(foundText).toBe('Lines 4 and 5 canceled, line\u00a07 at half the size');
});

test('a note that names another line names one with the same kind of work', () => {
  const [, named] =
    sampleInvoice.lines
      .flatMap(({ mark }) => (mark && 'text' in mark ? mark.text : []))
      .join()
      .match(/line (\d)/) ?? [];
  expect(lines[Number(named) - 1]?.name).toBe('Work management');
});

test('a single canceled line is named in the singular', () => {
  const link = { label: 'Services', to: '/services' };
  const invoice: Invoice = {
    title: 'Two lines',
    members: 10,
    lines: [{ tool: 'notes' }, { tool: 'wiki', mark: { kind: 'stop', text: 'Unused', link } }],
  };
  expect(readInvoice(invoice)).toMatchObject({ totalCents: 13_750, foundCents: 5750, foundText: 'Line 2 canceled' });
});
