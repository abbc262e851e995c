import { browsersWithout, checkBrowsers, readCompatData } from './check-browsers';
import { cssFeatures } from './css-features';

const linesFor = (css: string) => checkBrowsers([{ file: 'a.css', text: css }]);

test.each([
  [
    's { text-decoration: line-through 2px }',
    'properties.text-decoration.includes_thickness is missing in Safari 16.4',
  ],
  [
    's { text-decoration: line-through red }',
    'properties.text-decoration.includes_color-and-style is missing in Safari',
  ],
  ['p { user-select: none }', 'properties.user-select is missing in Safari 16.4, Safari on iOS 16.4'],
  ['p { mask: none }', 'properties.mask is missing in Chrome 111, Edge 111'],
  ['p { field-sizing: content }', 'properties.field-sizing is missing in Safari 16.4'],
  ['p { width: stretch }', 'properties.width.stretch is missing in'],
  ['p { --ink: light-dark(red, blue) }', 'types.color.light-dark is missing in'],
  ['p { color: rgb(from red r g b) }', 'types.color.rgb.relative_syntax is missing in'],
  ['p { a { color: red } }', 'selectors.nesting is missing in Safari 16.4, Safari on iOS 16.4, Chrome 111, Edge 111'],
  [':user-invalid { color: red }', 'selectors.user-invalid is missing in Safari 16.4, Safari on iOS 16.4, Chrome 111'],
  ['@starting-style { p { opacity: 0 } }', 'at-rules.starting-style is missing in'],
  [
    '@media (prefers-reduced-transparency) { p { opacity: 1 } }',
    'at-rules.media.prefers-reduced-transparency is missing',
  ],
  ['@supports not (color: red) { p { user-select: none } }', 'properties.user-select is missing in Safari 16.4'],
])('%s is named with the browsers that lack it', async (css, words) => {
  const lines = await linesFor(css);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`out/a.css: '`);
  expect(lines[0]).toContain(words);
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
])('%s passes', async (css) => {
  expect(await linesFor(css)).toEqual([]);
});

test('inline styles are checked, too, and each is reported once for all pages', async () => {
  const page = (rules: string) => `<style data-href="x">${rules}p{user-select:none}</style><p>user-select:none</p>`;
  const lines = await checkBrowsers([
    { file: 'index.html', text: page('') },
    { file: 'about.html', text: page('a{color:red}') },
  ]);
  expect(lines).toEqual([expect.stringMatching(/^out\/index\.html: 'user-select: none'/)]);
});

test('a value that is newer than its property needs a newer browser', async () => {
  const data = await readCompatData();
  const chrome = (version: string) => [{ key: 'chrome', name: 'Chrome', version } as const];
  const [use] = cssFeatures('p { grid-template-rows: subgrid }').filter(({ id }) => id.endsWith('.subgrid'));
  if (!use) throw new Error('no such feature');
  expect(browsersWithout(use, data, chrome('116'))).toHaveLength(1);
  expect(browsersWithout(use, data, chrome('117'))).toEqual([]);
});
