import { enquiryFields } from '@/content/forms/enquiry';
import { billItems, emptyBill, withLineOut, withLines } from './bill';
import { messageWithBill } from './bill-in-message';
import { aboutToolsText, addedTexts, billLine, billMessage, changedLineText, readBillNote } from './bill-words';
import { priceBill } from './price-bill';

const bill = withLineOut(
  withLines(emptyBill, ['vps-growth', 'team-chat', 'support-essential', 'website-business', 'training-enterprise'], 25),
  'support-essential',
);
const DAY = 'November 23, 2026';
const everything = withLines(
  emptyBill,
  billItems.map(({ id }) => id),
);

test('the message has each line with its price, the sums apart, what the tools save, and the day of the prices', () => {
  expect(billMessage(bill, DAY)).toBe(`My bill, 25 people

- Growth VPS (4 vCPU, 8GB RAM, 160GB SSD): $65 a month
- Team chat (Mattermost, 25 people, instead of $200 today): $50 a month
- Business website (one project, 5 core pages, $1,699.15 as a first project): $1,999 one time
- Enterprise training: in your estimate

Every month: $115
One time: $1,999
1 tool: $50 a month instead of $200, $150 less, before moving your data. Moving your data is billed once; your written estimate has the price.
List prices of November 23, 2026.`);
});

test('the bill says what its tools save together, and what their prices leave to the estimate; nothing of lines that are crossed out or without a price', () => {
  const noteOn = (...ids: string[]) => aboutToolsText(priceBill(withLines(emptyBill, ids, 10)));
  const moving = 'Moving your data is billed once; your written estimate has the price.';
  // For 10 people $80 and $57.50 today; with us $50 each. A knowledge base at $40 costs more with us.
  const saving = '2 tools: $100 a month instead of $137.50, $37.50 less, before moving your data.';
  expect(noteOn('team-chat', 'wiki', 'startup-boost')).toBe(`${saving} ${moving}`);
  expect(noteOn('knowledge-base')).toBe(moving);
  expect(noteOn('vps-growth', 'startup-boost', 'training-enterprise')).toBe('');
  expect(aboutToolsText(priceBill(withLineOut(withLines(emptyBill, ['team-chat'], 25), 'team-chat')))).toBe('');
});

test('another request gets the bill as one line', () => {
  expect(billLine(bill)).toBe(
    'My bill, 25 people: Growth VPS $65 a month; Team chat $50 a month; Business website $1,999 one time; Enterprise training in your estimate. Every month $115. One time $1,999. 1 line in your estimate.',
  );
  expect(billLine(everything)).not.toContain('\n');
});

test('a message with every line of the site leaves room for a question', () => {
  expect(billMessage(everything, DAY).length).toBeLessThan(enquiryFields.message.maxLength - 1000);
});

test('the bill goes below what is written, and replaces an older bill without touching the rest', () => {
  const first = billMessage(bill, DAY);
  const second = billMessage(withLines(emptyBill, ['wiki'], 1200), 'November 24, 2026');
  expect(messageWithBill('', first)).toBe(`${first}\n\n`);
  const written = `${messageWithBill('Hello,\n', first)}Can you start in May?`;
  expect(written).toBe(`Hello,\n\n${first}\n\nCan you start in May?`);
  expect(messageWithBill(written, second)).toBe(`Hello,\n\n${second}\n\nCan you start in May?`);
  const own = 'My bill\nhas grown for years.';
  expect(messageWithBill(messageWithBill(own, first), second)).toBe(`${own}\n\n${second}\n\n`);
});

test('without a tool nothing says a number of people, which the visitor never chose', () => {
  const plan = withLines(emptyBill, ['vps-growth']);
  const message = billMessage(plan, DAY);
  expect(message).toMatch(/^My bill\n\n- Growth VPS/);
  expect(billLine(plan)).toMatch(/^My bill: Growth VPS/);
  expect(changedLineText(emptyBill, withLines(emptyBill, ['vps-growth'], 40))).toBe('');
  expect(messageWithBill(`Hello\n\n${message}\n\nBye`, billMessage(bill, DAY))).toBe(
    `Hello\n\n${billMessage(bill, DAY)}\n\nBye`,
  );
});

test.each([
  [['wiki'], 'Wiki is on your bill.', 'Your total for 25 people: $115 a month.'],
  [
    ['training-team-essentials'],
    'Team Essentials training is on your bill.',
    'Your total: $65 a month, $4,999 a quarter.',
  ],
  [['training-enterprise'], 'Enterprise training is on your bill.', 'We price it in your estimate.'],
  [['wiki', 'notes'], '2 tools are on your bill.', 'Your total for 25 people: $165 a month.'],
] as const)(
  'adding %j says so, and calls all sums a total, so that it is not read as the price of the line; of tools it says for how many people',
  (ids, what, sum) => {
    expect(addedTexts(withLines(emptyBill, ['vps-growth', ...ids], 25), ids)).toEqual({ what, sum });
  },
);

test('beside a request the visitor reads the bill without the plan of the request', () => {
  const noteOf = (...ids: string[]) => readBillNote({ read: () => JSON.stringify({ people: 25, ids }) });
  expect(noteOf('vps-growth', 'wiki')?.summary('vps-growth')).toBe('1 line. Every month $50.');
  expect(noteOf('vps-growth', 'wiki')?.summary('vps-scale')).toBe('2 lines. Every month $115.');
  expect(noteOf('vps-growth')?.summary('vps-growth')).toBe('it has no other line.');
  expect(noteOf('vps-of-an-older-version')).toBeNull();
});

test('a total with a line that we price in the estimate says so', () => {
  const { sum } = addedTexts(withLines(emptyBill, ['managed-desk', 'vps-growth']), ['vps-growth']);
  expect(sum).toBe('Your total: $65 a month, 1 line in your estimate.');
});
