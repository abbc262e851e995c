import { billCheck } from '@/content/papers/bill-check';
import { estimate } from '@/content/papers/estimate';
import { amountCents, centsOff, columnTotal, paybackMonths, priceLines, readPayback } from './amounts';

const [, amounts] = estimate.blocks;
const [{ lines }] = billCheck.blocks;
/** A non-breaking space keeps 'a month' on one line. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('the estimate adds up: what is paid once, less 15%, and what is paid every month', () => {
  const { lines, totals } = priceLines(amounts);
  expect(lines.map(({ money }) => plain(money))).toEqual(['$50.00 a month', '$40.00 a month', '$400.00', '−$60.00']);
  expect(totals).toEqual([
    { label: 'One time', money: '$340.00' },
    { label: 'Every month', money: '$90.00' },
  ]);
});

// By hand: team chat 25 × $8 and file storage 25 × $10 are $450 today; $50 and $40 are $90 with us.
test('the estimate is paid back in the first month, without the 15% in the second', () => {
  expect(readPayback(amounts)).toEqual({
    tools: ['team-chat', 'cloud-file-storage'],
    todayCents: 45_000,
    oursCents: 9_000,
    onceCents: 34_000,
    month: 1,
    monthInFull: 2,
  });
});

test('a part of a cent is rounded', () => {
  const lines = [{ text: 'Moving', amount: { from: 'sample', cents: 999 }, period: 'once' }] as const;
  expect(priceLines({ ...amounts, lines: [...lines] }).totals[0]?.money).toBe('$8.49');
});

test('the bill check takes off the old prices, less the new ones', () => {
  expect(lines.map(({ was }) => amountCents(was))).toEqual([20_000, 14_375, 27_000]);
  expect(centsOff(lines)).toBe(47_875);
});

test("a plan agreed with the client has no amount: 'Custom' stops the build", () => {
  expect(() => amountCents({ from: 'plan', plan: 'startup-enterprise' })).toThrow("received 'startup-enterprise'");
});

test('a column adds up its amounts, also a single one; a column of texts has no total', () => {
  const amount = { from: 'sample', cents: 250 } as const;
  const rows = [
    [amount, 'a'],
    ['none', 'b'],
  ];
  expect([columnTotal(rows, 0), columnTotal(rows, 1)]).toEqual([250, undefined]);
});

// The sample estimate: $450 today less $90 with us is $360 a month; $400 once is $340 with 15% off.
test.each([
  [34_000, 36_000, 1],
  [40_000, 36_000, 2],
  [36_000, 36_000, 1],
  [36_001, 36_000, 2],
  [0, 36_000, 1],
])('%d cents are paid back by %d cents a month in month %d, rounded up', (once, saved, month) => {
  expect(paybackMonths(once, saved)).toBe(month);
});

test.each([0, -500])('a saving of %d cents a month pays nothing back', (saved) => {
  expect(() => paybackMonths(34_000, saved)).toThrow(`received ${saved}`);
});
