import { browserCheck } from './check-browsers';

test.each([
  ['p { field-sizing: content }', 'Property "field-sizing" is not a 2022 available'],
  ['p { width: stretch }', 'Value "stretch" of property "width" is not'],
  ['@supports not (gap: 1px) { p { mask: none } }', 'Property "mask" is not'],
  ['p { a { color: red } }', 'Expected "a" to match pattern'],
  ['p { color: rgb(from red r g b) }', 'Unexpected value "rgb(from'],
  ['s { text-decoration: line-through 2px }', 'Unexpected value "line-through 2px"'],
  ['p { --own: 1; outlin: 0; -webkit-other: 1 }', 'Unexpected unknown property "outlin"'],
])('%s is named, because the oldest browsers lack it', async (text, reason) => {
  const lines = await browserCheck()({ file: 'a.css', text });
  expect(lines).toEqual([expect.stringContaining(`out/a.css: ${reason}`)]);
  expect(lines[0]?.split(' in ').at(-1)).toBe(text);
});

test.each(['tr:has(+ .at) > * { border: 0 }', 'main:has(p) *::before { border: 0 }'])(
  '%s is named, because it styles the whole page again',
  async (text) => {
    const [line] = await browserCheck()({ file: 'a.css', text });
    expect(line).toContain('out/a.css: Unexpected selector');
  },
);

test('inline styles are checked, too, and a rule of several pages is reported once', async () => {
  const page = (rules: string) => `<style data-href="x">${rules}p{user-select:none}</style><p>user-select:none</p>`;
  const check = browserCheck();
  const lines = [
    ...(await check({ file: 'index.html', text: page('') })),
    ...(await check({ file: 'about.html', text: page('a{color:red}') })),
  ];
  expect(lines).toEqual([expect.stringMatching(/^out\/index\.html: .* in p\{user-select:none\}$/)]);
});
