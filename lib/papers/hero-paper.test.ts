import { type HeroPaper, heroPaper } from '@/content/schema/sections/hero-paper';
import { findPaper } from './find-paper';
import { printHeroPaper } from './hero-paper';

const note = '[See all of it](/services)';
const print = (paper: Omit<HeroPaper, 'note'>) =>
  printHeroPaper({ ...paper, note }, paper.sample && findPaper(paper.sample));

test('tools stand with the price of today struck for the sample team, and their sum is the total', () => {
  const { lines, total } = print({
    title: 'Tools',
    lines: [{ tool: 'team-chat' }, { tool: 'hr-suite' }],
    total: { name: 'A month', of: 'tools' },
  });
  // 25 people pay 8.00 and 35.00 each; with us a tool is 35 and 15.
  expect(lines).toEqual([
    { label: 'Team chat', was: '$200.00', price: '$50' },
    { label: 'HR suite', was: '$875.00', price: '$50' },
  ]);
  expect(total).toEqual({ label: 'A month', was: '$1,075.00', price: '$100' });
});

test('prices to choose from have the lowest as their figure, and are no sum', () => {
  const lines = [{ name: 'Growth VPS', text: '{price:vps-growth}' }];
  const from = print({ title: 'Servers', lines, total: { name: 'From', from: '{price:vps-startup}' } });
  expect(from).toMatchObject({ isChoice: true, total: { label: 'From', price: '$30' } });
  expect(print({ title: 'Servers', lines, total: { name: 'In all', text: 'a lot' } }).isChoice).toBe(false);
});

test('the lines that are left out stand in one, so that the paper adds up; cents stand in all prices or in none', () => {
  const { lines, total } = print({
    sample: 'customer-invoice',
    lines: [{ at: 'Team plan, unused from April 19' }, { at: 'Business plan from April 19' }, { rest: 'The rest' }],
    total: { name: 'Charged', at: 'Charged to the card' },
  });
  // -24.00 + 60.00 + 200.38 = 236.38
  expect(lines.map(({ price }) => price)).toEqual(['−$24.00', '$60.00', '$200.38']);
  expect(total.price).toBe('$236.38');
  const each = { name: 'Each year', at: 'Total, each year' };
  const yearly = print({ sample: 'app-ownership', lines: [{ at: 'Fixes and small changes' }], total: each });
  expect([yearly.lines[0]?.price, yearly.total.price]).toEqual(['$3,600', '$6,879']);
});

test('a figure is read from the stamp, as a total, from a reading, a column, or what a pair saves', () => {
  const lines = [{ name: 'Words', text: 'only' }];
  const figureOf = (sample: HeroPaper['sample'], figure: NonNullable<HeroPaper['figure']>) =>
    print({ sample, lines, total: { name: 'Words', text: 'only' }, figure }).figure?.value;
  expect([
    print({ sample: 'restore-drill', lines, total: { name: 'In all', stamp: true } }).total.price,
    figureOf('restore-drill', { words: 'for the data', at: 'Data back' }),
    figureOf('crawl-report', { words: 'wanted', at: 'Largest part in view (LCP)', column: 'Goal' }),
    figureOf('api-contract', { words: 'promised', at: 'The API answers' }),
    figureOf('cloud-bill', { words: 'less', difference: true }),
  ]).toEqual(['52 min', '31 min', '2.5 s', '300 ms', '$106.60']);
});

const four = [1, 2, 3, 4].map(() => ({ name: 'Words', text: 'only' }));
const typed = { title: 'Paper', lines: four, total: { name: 'To pay', text: 'nothing' }, note };

test.each([
  ['an amount typed by hand', 'expected words, and figures as tokens', { total: { name: 'To pay', text: '$30' } }],
  ['no title and no sample', "expected a 'title', or a 'sample' that has one", { title: undefined }],
])('%s is refused in words', (_, message, change) => {
  expect(heroPaper.safeParse(typed).success).toBe(true);
  expect(JSON.stringify(heroPaper.safeParse({ ...typed, ...change }).error?.issues)).toContain(message);
});
