import { checkCode, checkFacts, checkPlainText, checkText } from './check-text';

test.each<[problem: string, ...texts: string[]]>([
  ['expected words', '', '   '],
  ['expected no space at the beginning', ' Patched monthly'],
  ['expected one space between words', 'Patched  monthly'],
  ['expected words without HTML', 'Patched<br>monthly', '<a href="/x">Patched</a>', 'Patched <!-- note --> monthly'],
  ['expected the sign itself', 'Research &amp; development', '&frac12; a day'],
  ['expected words without Markdown', '**Patched** monthly', 'Patched `monthly`', 'Patched ~~monthly~~'],
  ["expected a token without '$' before it", `From \${price:vps-startup}`],
  ['expected words without emoji or invisible signs', 'Patched 🚀', 'Patched\u200b monthly', '\u202ePatched'],
])('a text is refused: %s', (problem, ...texts) => {
  for (const text of texts) expect(checkText(text)).toContain(problem);
});

test('a text that is shown as typed holds no marks: a visitor would read the braces', () => {
  for (const text of ['From {price:vps-startup}', '==2== vCPU', '[2](/contact) vCPU'])
    expect(checkPlainText(text)).toMatch(/^expected plain words here/);
  expect(checkPlainText('2 vCPU')).toBeUndefined();
});

test.each<[problem: string, ...sentences: string[]]>([
  ['expected {price:plan-id} for a price', 'From $30 a month', 'From 30 USD a month', 'From 30 dollars a month'],
  ['expected {price:plan-id} for a price', 'From USD 30 a month', 'From 30 US dollars a month'],
  ['expected {price:plan-id} for a price', '[$30 a month](mailto:hello@example.com)'],
  ['expected a phone number as a link', 'Call +1 202.555.0143.', 'Call +1 202 555 0143.'],
  ['expected a mailbox as a link', 'Write to hello@example.com.'],
])('a fact typed by hand is refused: %s', (problem, ...sentences) => {
  for (const sentence of sentences) expect(checkFacts(sentence)).toContain(problem);
});

test('code may have brackets, runs of spaces and mailboxes, but no price and no space at the end', () => {
  for (const line of ['', '  {', '@  IN  TXT  "v=DMARC1; rua=mailto:dmarc@example.com"', '  "names": ["a", "b"]'])
    expect(checkCode(line)).toBeUndefined();
  for (const line of ['{ ', '\t{', 'na\u00efve', 'price: $135']) expect(checkCode(line)).toMatch(/^expected /);
});
