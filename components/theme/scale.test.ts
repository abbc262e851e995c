import { readdirSync, readFileSync } from 'node:fs';
import { offScaleIn } from './scale-fixture';

const TOKENS = 'components/theme/tokens.css';

const files = ['components', 'app'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /(?<!\.test|-fixture)\.(tsx?|css)$/.test(file) && file !== TOKENS),
);

test('sizes of type, spaces and widths come from the scale', () => {
  const breaches = files
    .map((file) => [file, offScaleIn(file, readFileSync(file, 'utf8'))] as const)
    .filter(([, found]) => found.length > 0);
  expect(breaches).toEqual([]);
});

test.each([
  ['a size of its own', 'x.style.ts', 'css`p { font-size: 1.2rem; }`'],
  ['a font of its own', 'x.style.ts', 'css`p { font: 500 1rem/1.4 var(--font-mono); }`'],
  ['a weight of its own', 'x.style.ts', 'css`p { font-weight: 650; }`'],
  ['a line height of its own', 'x.style.ts', 'css`p { line-height: 1.45; }`'],
  ['a space of its own', 'x.css', '.x { padding: 0 1.3rem; }'],
  ['a longhand of its own', 'x.css', '.x { margin-top: 3px; }'],
  ['a calculated space', 'x.css', '.x { gap: calc(1rem + 2vw); }'],
  ['a place of its own', 'x.css', '.x { left: 1.1rem; }'],
  ['a private length', 'x.css', '.x { --inner: 1.1rem; }'],
  ['a width of its own', 'x.css', '@media (min-width: 44rem) { .x { gap: 0; } }'],
  ['a private size of type', 'x.css', '.x { font-size: var(--size, 1.1rem); }'],
  ['a width that another file alone may have', 'x.tsx', 'css`@media (min-width: 64rem) { p { gap: 0; } }`'],
  ['an inline style', 'x.tsx', '<p style={{ padding: 3 }} />'],
  ['a size in a drawing', 'x.tsx', '<text fontSize="13" />'],
])('%s is refused', (_, file, source) => {
  expect(offScaleIn(file, source)).toHaveLength(1);
});

test('steps of the scale, also negative or private, percentages of a place and descriptors of a typeface are allowed', () => {
  const styles = `.x {
    font: 600 var(--text-sm) / var(--leading-snug) var(--font-text);
    margin: calc(-1 * var(--space-sm)) auto 0;
    inset: 50% 0 auto;
    @media (width < 62rem) { padding-block: var(--inner, var(--space-lg)); }
  }
  @font-face { font-family: other; font-weight: 400 700; }`;
  expect(offScaleIn('x.css', styles)).toEqual([]);
});
