import { browserCheck } from './check-browsers';

test.each([
  ['s { text-decoration: line-through 2px }', 'properties.text-decoration.includes_thickness', 'Safari 16.4'],
  ['s { text-decoration: line-through red }', 'properties.text-decoration.includes_color-and-style', 'Safari'],
  ['p { user-select: none }', 'properties.user-select', 'Safari 16.4, Safari on iOS 16.4'],
  ['p { mask: none }', 'properties.mask', 'Chrome 111, Edge 111'],
  ['p { field-sizing: content }', 'properties.field-sizing', 'Safari 16.4'],
  ['p { width: stretch }', 'properties.width.stretch', ''],
  ['p { --ink: light-dark(red, blue) }', 'types.color.light-dark', ''],
  ['p { color: rgb(from red r g b) }', 'types.color.rgb.relative_syntax', ''],
  ['p { a { color: red } }', 'selectors.nesting', 'Safari 16.4, Safari on iOS 16.4, Chrome 111, Edge 111'],
  [':user-invalid { color: red }', 'selectors.user-invalid', 'Safari 16.4, Safari on iOS 16.4, Chrome 111'],
  ['@starting-style { p { opacity: 0 } }', 'at-rules.starting-style', ''],
  ['@media (prefers-reduced-transparency) { p { opacity: 1 } }', 'at-rules.media.prefers-reduced-transparency', ''],
  ['@supports not (color: red) { p { user-select: none } }', 'properties.user-select', 'Safari 16.4'],
])('%s is named with the browsers that lack it', async (text, id, browsers) => {
  const line = expect.stringContaining(`': ${id} is missing in ${browsers}`);
  expect(await browserCheck()({ file: 'a.css', text })).toEqual([line]);
});

test.each([
  'p { display: grid; height: 100dvh; height: 1lh; color: color-mix(in srgb, red 10%, blue) }',
  'p:has(> a:is(:hover, :focus-visible)) { inset: 0 }',
  'p { -webkit-user-select: none; user-select: none }',
  's { text-decoration: line-through; text-decoration-thickness: 2px; text-decoration-color: red }',
  '@supports (field-sizing: content) { p { field-sizing: content } }',
  '@container (min-width: 20rem) { p { width: 10cqw } }',
  '[title=":user-invalid"], .\\:user-invalid, ::-webkit-scrollbar { color: red }',
  'h1 { text-wrap: balance }',
])('%s passes', async (text) => {
  expect(await browserCheck()({ file: 'a.css', text })).toEqual([]);
});

test('a misspelled property is named', async () => {
  const lines = await browserCheck()({
    file: 'a.css',
    text: 'p { --own: 1; outlin: 0; -webkit-other: 1; color: red }',
  });
  expect(lines).toEqual(["out/a.css: 'outlin: 0': no browser knows this property"]);
});

test('inline styles are checked, too, and each is reported once for all pages', async () => {
  const page = (rules: string) => `<style data-href="x">${rules}p{user-select:none}</style><p>user-select:none</p>`;
  const check = browserCheck();
  const lines = [
    ...(await check({ file: 'index.html', text: page('') })),
    ...(await check({ file: 'about.html', text: page('a{color:red}') })),
  ];
  expect(lines).toEqual([expect.stringMatching(/^out\/index\.html: 'user-select: none'/)]);
});
