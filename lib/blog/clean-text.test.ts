import { cutAtWord, cutText, oneLine } from './clean-text';

test.each([
  ['cut in an emoji \ud83d', 'cut in an emoji'],
  ['\ude80 begins with the other half', 'begins with the other half'],
  ['whole 🚀 and 👩🏽‍💻 stay', 'whole 🚀 and 👩🏽‍💻 stay'],
  ['one\r\ntwo\n\n three\u2028four\tfive', 'one two three four five'],
  ['\u001b[31mred\u0007', '[31mred'],
  ['<script>alert(1)</script> & "quotes"', '<script>alert(1)</script> & "quotes"'],
])('%j becomes the line %j', (text, line) => {
  expect(oneLine(text)).toBe(line);
  expect(() => encodeURIComponent(oneLine(text))).not.toThrow();
});

test('a long text is cut to the length given, and never inside an emoji', () => {
  expect(cutText('abcdef', 6)).toBe('abcdef');
  expect(cutText('abcdefg', 6)).toBe('abcde…');
  expect(cutText('abcd🚀fg', 6)).toBe('abcd…');
});

test('a cut at a word leaves no half of one, and no comma before the dots', () => {
  expect(cutAtWord('one two', 7)).toBe('one two');
  expect(cutAtWord('one two three', 10)).toBe('one two…');
  expect(cutAtWord('one two, three', 11)).toBe('one two…');
  expect(cutAtWord('onetwothree', 6)).toBe('onetw…');
});

test('of a text without spaces, but for an early one, no more is cut than must be', () => {
  const chinese = `用 Docker ${'部署应用程序'.repeat(10)}`;
  expect(cutAtWord(chinese, 50)).toBe(`${chinese.slice(0, 49)}…`);
});
