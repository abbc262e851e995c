import { sampleBill } from '@/content/sample-bill';
import { readInvoice } from './read-invoice';

const bill = readInvoice(sampleBill);

// Computed by hand from the specification's prices, in dollars: 25 people, and the sample prices.
test('each line of the sample bill costs its price per person times 25, or its sample price', () => {
  expect(bill.lines.map(({ cents }) => cents / 100)).toEqual([
    193.75, 200, 274.75, 875, 200, 143.75, 270, 120, 4, 312.5, 1580.5, 1900,
  ]);
  expect(bill.lines[2]).toMatchObject({ number: 3, name: 'Work management', detail: '25 × $10.99' });
});

test('of a moved tool our price is left, of a canceled line nothing, and of the server one of half the size', () => {
  expect(bill.lines.map(({ leftCents }) => leftCents / 100)).toEqual([
    50, 50, 50, 50, 0, 0, 135, 120, 4, 312.5, 1580.5, 1900,
  ]);
});

// 193.75 + 200 + 274.75 + 875 = 1,543.50; + 200 + 143.75 + 270 = 2,157.25; + 120 + 4 + 312.50 + 1,580.50 + 1,900 = 6,074.25.
// 1,543.50 - 4 x 50 = 1,343.50; 200 + 143.75 + 135 = 478.75; together 1,822.25, which is 29.9996% of 6,074.25.
test('the sample bill comes to $6,074.25, of which $1,822.25 or 30% goes, $1,343.50 or 22% by moving alone', () => {
  expect(bill).toMatchObject({
    totalCents: 607_425,
    moved: { lines: 'Lines 1 to 4', cents: 134_350 },
    canceledOrHalved: { lines: 'Lines 5 to 7', cents: 47_875 },
    offCents: 182_225,
    leftCents: 425_200,
    // Without line 4: 1,822.25 - (875 - 50) = 997.25.
    shares: { percentage: 30, moved: 22, number: 4, rest: 16 },
  });
});
