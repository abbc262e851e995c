import { shortenSheet } from './shorten-sheet';

test('the class of a typeface goes, its face and its property stay', () => {
  const face = '@font-face{font-family:text;src:url(../media/a.woff2)format("woff2")}';
  const sheet = `${face}.RGsx_q_className{font-family:text,sans-serif;}.RGsx_q_variable{--font-text:"text", sans-serif;}`;
  expect(shortenSheet(sheet)).toBe(`${face}.RGsx_q_variable{--font-text:"text",sans-serif}`);
});
