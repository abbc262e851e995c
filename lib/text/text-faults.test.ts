import { plainTextFault, textFault } from './text-faults';

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
])('%j is refused', (text, expected) => {
  expect(textFault(text)).toContain(expected);
});

test.each([
  'R&D, PoC & MVP',
  'We do R&D; you ship it',
  'Fewer than 50 people: 5 < 50 > 3',
  'A trademark™',
  '“Patched”, and the client’s own',
])('%j is fine', (text) => {
  expect(textFault(text)).toBeUndefined();
});

test('a text without marks refuses them: a visitor would read the braces', () => {
  expect(plainTextFault('From {price:vps-startup}')).toMatch(/^expected plain words here/);
  expect(plainTextFault('==2== vCPU')).toMatch(/^expected plain words here/);
  expect(plainTextFault('[2](/contact) vCPU')).toMatch(/^expected plain words here/);
  expect(plainTextFault('2 vCPU')).toBeUndefined();
});
