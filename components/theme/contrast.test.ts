import { readFileSync } from 'node:fs';

const tokens = new Map(
  [...readFileSync('components/theme/tokens.css', 'utf8').matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);

function luminance(name: string): number {
  const value = tokens.get(name);
  if (!value) throw new Error(`tokens.css has no color --${name}`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(value.slice(start, start + 2), 16) / 255)
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
    ['green', ground],
    ['red', ground],
  ]),
  ['ink', 'marker'],
  ['struck', 'sheet'],
  ['red', 'red-tint'],
  ['ink', 'green-tint'],
  ['sheet', 'green'],
  ['sheet', 'green-deep'],
  ['sheet', 'ink'],
  ...['night', 'night-raised'].flatMap((ground) => [
    ['night-text', ground],
    ['night-soft', ground],
    ['night-pale', ground],
    ['marker', ground],
    ['night-red', ground],
  ]),
])('text in %s on %s can be read: 4.5 to 1', (text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ['line-strong', 'sheet'],
  ['line-strong', 'paper'],
  ['night-line-strong', 'night'],
  ['green', 'paper'],
  ['marker', 'night'],
])('the outline %s stands out from %s: 3 to 1', (outline, ground) => {
  expect(contrast(outline, ground)).toBeGreaterThanOrEqual(3);
});
