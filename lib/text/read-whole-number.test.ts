import { readWholeNumber } from './read-whole-number';

test.each([
  ['40', 40],
  ['+40', 40],
  ['１２０', 120],
  ['٤٠', 40],
  ['\u200e40\u200f', 40],
  ['1,000', 1000],
  ['1.000', 1000],
  ['1 000', 1000],
  ['1’000', 1000],
  ['١٬٠٠٠', 1000],
  ['1,00,000', 100_000],
  ['40.0', 40],
  ['1.000,00', 1000],
])('%p is the number %p', (text, number) => {
  expect(readWholeNumber(text)).toBe(number);
});

test.each([
  ...['', '+', '40.5', '40,5', '٤٠٫٥', '1,000.000', '-5', '1e3'],
  ...['forty', '40 people', '40²', '4½', '④', 'Ⅳ', '10-20', '1/2', '40%', '~40'],
])('%p is no whole number', (text) => {
  expect(readWholeNumber(text)).toBeUndefined();
});

test('every decimal digit of Unicode has the value of its place in its script', () => {
  const digits = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => (code < 0xd800 || code > 0xdfff) && /\p{Nd}/u.test(String.fromCodePoint(code)))
    .map((code) => readWholeNumber(String.fromCodePoint(code)));
  expect(digits.length % 10).toBe(0);
  expect(digits).toEqual(digits.map((_, index) => index % 10));
});
