import { readFileSync } from 'node:fs';

const tokens = new Map(
  [
    ...readFileSync('components/theme/tokens.css', 'utf8').matchAll(
      /--([a-z-]+): (?:(#[0-9a-f]{6})|var\(--([a-z-]+)\));/gi,
    ),
  ].map(([, name = '', color, alias]) => [name, { color, alias }]),
);

/** The color of a token, also of one that names another token. */
function colorOf(name: string): string {
  const { color, alias } = tokens.get(name) ?? {};
  if (alias) return colorOf(alias);
  if (!color) throw new Error(`tokens.css: --${name}: expected a color as # and six hexadecimal digits`);
  return color;
}

function luminance(name: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(colorOf(name).slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test.each([
  ...['paper', 'sheet', 'mist'].flatMap((ground) => [
    ['ink', ground],
    ['ink-soft', ground],
    ['link', ground],
    ['accent', ground],
    ['error', ground],
  ]),
  ['ink', 'marker'],
  ['error', 'error-ground'],
  ['ink', 'accent-ground'],
  ['button-text', 'button'],
  ['button-text', 'button-hover'],
  ['button-text', 'ink'],
  ...['night', 'night-raised'].flatMap((ground) => [
    ['night-text', ground],
    ['night-soft', ground],
    ['night-pale', ground],
    ['marker', ground],
    ['night-red', ground],
  ]),
  ['night-text', 'green-deep'],
  ['night-pale', 'green-deep'],
  ['marker', 'green-deep'],
])('text in %s on %s is readable: 4.5 to 1', (text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ...['sheet', 'paper', 'mist'].flatMap((ground) => [
    ['line-strong', ground],
    ['focus', ground],
    ['accent', ground],
  ]),
  ['night-line-strong', 'night'],
  ['marker', 'night'],
])('the outline %s stands out from %s: 3 to 1', (outline, ground) => {
  expect(contrast(outline, ground)).toBeGreaterThanOrEqual(3);
});
