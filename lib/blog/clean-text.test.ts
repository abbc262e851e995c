import { toOneLine, truncate, truncateAtWord } from './clean-text';

test.each([
  ['cut in an emoji \ud83d', 'cut in an emoji'],
  ['\ude80 begins with the other half', 'begins with the other half'],
  ['one\r\ntwo\n\n three\u2028four\tfive', 'one two three four five'],
  ['\u001b[31mred\u0007', '[31mred'],
  ['zero\u200bwidth, \ufeffjoi\u200dned, t\u200ce\u2060x\u200et', 'zerowidth, joined, text'],
  ['invoice\u202egnp.exe \u2066turned\u2069', 'invoicegnp.exe turned'],
  [
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}, 1️⃣',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}, 1️⃣',
  ],
  ['\u200b\u2060 \u3164\ufeff', ''],
])('%j becomes the line %j', (text, line) => {
  expect(toOneLine(text)).toBe(line);
  expect(() => encodeURIComponent(toOneLine(text))).not.toThrow();
});

test('a long text is cut to the maximum length, and never inside an emoji', () => {
  expect(truncate('abcdef', 6)).toBe('abcdef');
  expect(truncate('abcdefg', 6)).toBe('abcde…');
  expect(truncate('abcd🚀fg', 6)).toBe('abcd…');
});

test('a cut between words leaves no half of a word and no comma before the dots', () => {
  expect(truncateAtWord('one two', 7)).toBe('one two');
  expect(truncateAtWord('one two fourteen', 15)).toBe('one two…');
  expect(truncateAtWord('one two, three', 11)).toBe('one two…');
  expect(truncateAtWord('onetwothree', 6)).toBe('onetw…');
});
