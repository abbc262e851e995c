import { checkFacts, checkPlainText, checkText } from './check-text';

test.each([
  ['', 'expected words'],
  ['   ', 'expected words'],
  [' Patched monthly', 'expected no space at the beginning'],
  ['Patched  monthly', 'expected one space between words'],
  ['Patched<br>monthly', 'expected words without HTML'],
  ['<b>Patched</b> monthly', 'expected words without HTML'],
  ['Research &amp; development', 'expected the sign itself'],
  ['&frac12; a day', 'expected the sign itself'],
  ['**Patched** monthly', 'expected words without Markdown'],
  ['Patched <!-- note --> monthly', 'expected words without HTML'],
  ['Patched `monthly`', 'expected words without Markdown'],
  ['Patched ~~monthly~~', 'expected words without Markdown'],
  [`From \${price:vps-startup}`, "expected a token without '$' before it"],
  ['Patched monthly 🚀', 'expected words without emoji'],
  ['Patched\u200b monthly', 'expected words without emoji or invisible signs'],
])('the text %j is refused', (text, expected) => {
  expect(checkText(text)).toContain(expected);
});

test.each([
  'R&D, PoC & MVP',
  'We do R&D; you ship it',
  'Fewer than 50 people: 5 < 50 > 3',
  'A trademark™',
  '“Patched”, and the client’s own',
])('the text %j is fine', (text) => {
  expect(checkText(text)).toBeUndefined();
});

test('a text that is shown as typed holds no marks: a visitor would read the braces', () => {
  for (const text of ['From {price:vps-startup}', '==2== vCPU', '[2](/contact) vCPU'])
    expect(checkPlainText(text)).toMatch(/^expected plain words here/);
  expect(checkPlainText('2 vCPU')).toBeUndefined();
});

test.each([
  ['From $30 a month', 'expected {price:plan-id} for a price'],
  ['From 30 USD a month', 'expected {price:plan-id} for a price'],
  ['From 30 dollars a month', 'expected {price:plan-id} for a price'],
  ['From €30 a month', 'expected {price:plan-id} for a price'],
  ['From 30€ a month', 'expected {price:plan-id} for a price'],
  ['From 30$ a month', 'expected {price:plan-id} for a price'],
  ['From USD 30 a month', 'expected {price:plan-id} for a price'],
  ['From 30 US dollars a month', 'expected {price:plan-id} for a price'],
  ['[$30 a month](mailto:hello@example.com)', 'expected {price:plan-id} for a price'],
  ['Call +1 202.555.0143.', 'expected a phone number as a link'],
  ['Call +1 202 555 0143.', 'expected a phone number as a link'],
  ['Call +1\u00a0202\u00a0555\u00a00143.', 'expected a phone number as a link'],
  ['Write to hello@example.com.', 'expected a mailbox as a link'],
])('the fact typed by hand in %j is refused', (sentence, expected) => {
  expect(checkFacts(sentence)).toContain(expected);
});

test.each([
  'From {price:vps-startup} a month',
  'Call [+1 202 555 0143](tel:+12025550143) or write to [hello@example.com](mailto:hello@example.com).',
  '5 sizes from 10 to 5000 people, 2 + 2 of them ours',
  'Dollars saved',
  'Install node@20.1',
])('the sentence %j is fine', (sentence) => {
  expect(checkFacts(sentence)).toBeUndefined();
});
