import { enquiryFields } from '@/content/forms/enquiry';
import { enquiryServices } from '@/content/options';
import { site } from '@/content/site';
import { type ToolId, tools } from '@/content/tools';
import { chosenTools } from './chosen-tools';
import { savingRanges } from './cost-curve';
import { estimate } from './estimate';
import { csvFileName, estimateCsv } from './estimate-csv';
import { estimateEnquiryPath, estimateMessage } from './estimate-message';
import { announcement, caveatsOf, savingsText } from './estimate-words';

const ADDRESS = 'https://www.company.example/savings-calculator?people=10';
const at = (members: number, ...ids: ToolId[]) => estimate(members, chosenTools(ids));
const pair = at(10, 'code-hosting', 'cloud-file-storage');

test('the message contains the figures and reads like a mail', () => {
  expect(estimateMessage(pair, ADDRESS).split('\n')).toEqual([
    'Please send me a written estimate for 10 people.',
    '',
    'Tools: Code hosting and Cloud file storage',
    'We pay now: $140.00 a month',
    `With ${site.name}: $80.00 a month`,
    'We would save: $60.00 a month, $720.00 a year (43%)',
    '',
    `The calculation: ${ADDRESS}`,
  ]);
});

test('a quote asks for a quote and names no saving', () => {
  const message = estimateMessage(at(5000, 'team-chat'), ADDRESS);
  expect(message).toMatch(/^Please quote for 5,000 people\./);
  expect(message).not.toMatch(/save|With /);
});

test('the enquiry opens with a service of its list and a message that it takes', () => {
  const path = new URL(estimateEnquiryPath(estimate(5000, tools), ADDRESS), 'https://x.example');
  expect(path.pathname).toBe('/contact');
  expect(enquiryServices).toContain(path.searchParams.get('service'));
  expect(path.searchParams.get('message')).toContain('5,000 people');
  expect(path.searchParams.get('message')?.length).toBeLessThan(enquiryFields.message.maxLength);
});

test('what a maker charges above a number of people is said above it alone', () => {
  const lines = chosenTools(['team-collaboration-suite']).map((tool) => ({ tool }));
  expect([10, 11].map((people) => caveatsOf(lines, people).length)).toEqual([0, 1]);
});

test('the table for spreadsheets adds up to the totals, in dollars without a sign', () => {
  expect(estimateCsv(pair, 'en-US').split('\r\n')).toEqual([
    `\ufeffTool,Open-source replacement,People,Price per person and month (USD),Now per month (USD),With ${site.name} per month (USD)`,
    'Code hosting,Forgejo,10,4.00,40.00,40.00',
    'Cloud file storage,Nextcloud,10,10.00,100.00,40.00',
    'Total per month,,10,,140.00,80.00',
    'Total per year,,10,,1680.00,960.00',
    'Saving per month,,,,,60.00',
    'Saving per year,,,,,720.00',
    '',
  ]);
  expect(csvFileName(10)).toMatch(/^[a-z\d-]+-savings-10-people\.csv$/);
});

test('where amounts have a comma, as in French, semicolons part the cells', () => {
  expect(estimateCsv(pair, 'fr-FR')).toContain('\r\nCloud file storage;Nextcloud;10;10,00;100,00;40,00\r\n');
});

test('a spreadsheet keeps a name with a comma and quotes in one cell', () => {
  const named = chosenTools(['wiki']).map((tool) => ({ ...tool, name: 'The "wiki", shared' }));
  expect(estimateCsv(estimate(10, named), 'en-US')).toContain('\r\n"The ""wiki"", shared",Wiki.js,10,');
});

test('at a size without a saving no text shows a cost of ours, however long its number', () => {
  const quote = estimate(5000, tools);
  const texts = [estimateCsv(quote), estimateMessage(quote, ADDRESS), announcement(quote)].join('\n');
  expect(texts).not.toMatch(/\d{9}|e\+\d+|-\$|Infinity|NaN/);
  expect(estimateCsv(quote)).toContain('Custom quote');
});

test('the sizes that save and the first one that is quoted are named', () => {
  const ranges = savingRanges(chosenTools(['knowledge-base']));
  expect(savingsText(ranges, 2)).toBe(
    'These tools cost less with us for 13 to 249 people, and for some sizes up to 299. For 300 people or more, ask us for a quote.',
  );
});

test('the text uses the singular for one tool, and says so where tools never save', () => {
  expect(savingsText([{ from: 11, to: 299 }], 1)).toMatch(/^This tool costs less with us for 11 to 299 people\./);
  expect(savingsText([{ from: 11, to: 11 }], 1)).toMatch(/^This tool costs less with us for 11 people\./);
  expect(savingsText([], 1)).toMatch(/ for this tool at every team size /);
  expect(savingsText([], 2)).toMatch(
    /^Our list prices cost more for these tools at every team size from 10 to 5,000 people\.$/,
  );
});

test('the announcement is one short sentence that begins with what has changed', () => {
  expect(announcement(pair)).toBe('You save $60.00 a month, 43% less: 10 people, 2 tools.');
  expect(announcement(estimate(10, []))).toBe('No tools selected.');
});
