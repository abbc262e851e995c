import { planGroups } from '@/content/plans';
import { type TillPaper, tillPaperSchema } from '@/content/schema/till-paper';
import { site } from '@/content/site';
import { slidePapers } from '@/content/slide-papers';
import { plainText } from '@/lib/text/parse-inline';
import { longLines, readTillPaper } from './till-paper';

const paper = (parts: Partial<TillPaper>): TillPaper => ({
  title: 'Bill',
  isSample: true,
  lines: [{ text: 'Team chat', price: { from: 'our-price', tool: 'team-chat' } }],
  total: { text: 'Sum', price: { from: 'sum' } },
  ...parts,
});

/** The lines of a slide's paper, as they are read. */
const read = (name: keyof typeof slidePapers) => {
  const { lines, total } = readTillPaper(slidePapers[name]);
  return [...lines, total].map(({ label, price }) => `${plainText(label)}: ${plainText(price)}`);
};

// 15% of $4,000 is $600.
test('the invoice adds its lines up, with the promotion taken off', () => {
  const lines = read('invoice');
  expect([lines[0], ...lines.slice(-2)]).toEqual([
    'PDF invoices, built: $4,000',
    '15% off, first project: −$600',
    'To pay, once: $3,400',
  ]);
});

test('servers and websites have the sizes and prices of their plans, the smallest as the large figure', () => {
  expect(read('servers').filter((line) => line.includes('VPS'))).toEqual([
    'Growth VPS, 4 vCPU, 8GB: $65',
    'Scale VPS, 6 vCPU, 16GB: $135',
    'Smallest: Startup VPS: $30',
  ]);
  const [starter] = planGroups.website.plans;
  expect(read('websites').at(-1)).toBe(`Smallest: Starter: $${starter.price}`);
});

test('the record of a night is there when the offices open', () => {
  expect(site.hours).toContain('9:00 AM');
  expect(read('night')).toContain('9:00 AM: you read the record');
});

test('amounts have cents as soon as one of them does', () => {
  const lines: TillPaper['lines'] = [
    { text: 'HR suite', price: { from: 'our-price', tool: 'hr-suite' } },
    { text: 'Backups', price: { from: 'sample', cents: 1_250 } },
  ];
  expect(readTillPaper(paper({ lines }))).toEqual({
    lines: [
      { label: 'HR suite', price: '$50.00' },
      { label: 'Backups', price: '$12.50' },
    ],
    total: { label: 'Sum', price: '$62.50' },
  });
});

test('a line that is too long for a phone of 320 pixels is named', () => {
  expect(longLines(paper({ lines: [{ text: 'Hosting of a website in a plan', price: 'free' }] }))).toEqual([
    "expected a line of at most 29 characters with its price, received 'Hosting of a website in a plan free'",
  ]);
});

const line = { text: 'Line', price: 'yours' };
test.each([
  ['a fifth line', { lines: [line, line, line, line, line] }, 'expected at most four lines'],
  [
    'a sample without its stamp',
    { isSample: undefined, lines: [{ text: 'Work', price: { from: 'sample', cents: 5 } }] },
    'expected isSample: true, because an amount is invented',
  ],
])('%s is refused', (_, parts, message) => {
  const issues = tillPaperSchema.safeParse({ ...paper({}), ...parts }).error?.issues ?? [];
  expect(JSON.stringify(issues)).toContain(message);
});
