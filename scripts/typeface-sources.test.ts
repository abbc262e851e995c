import { readFileSync } from 'node:fs';
import { CHARACTERS, MORE_CHARACTERS } from './typeface-sources';

const sheet = readFileSync('components/theme/fonts.css', 'utf8');
const faces = [...sheet.matchAll(/@font-face \{([^}]*)\}/g)].map(([, face = '']) => ({
  family: readValue(face, 'font-family'),
  range: readValue(face, 'unicode-range'),
  size: Number.parseFloat(readValue(face, 'size-adjust')),
  ascent: Number.parseFloat(readValue(face, 'ascent-override')),
  descent: Number.parseFloat(readValue(face, 'descent-override')),
}));

/** Ascent and descent of our typefaces, in percent of their size. */
const heights = new Map([
  ['display', [93, 27]],
  ['text', [95, 25]],
]);

test.each(faces.filter(({ range }) => range))(
  '$family loads for each of the rarer characters, and for none that the first file has',
  ({ range }) => {
    expect([...MORE_CHARACTERS].filter((character) => !isIn(range, character))).toEqual([]);
    expect([...CHARACTERS].filter((character) => isIn(range, character))).toEqual([]);
  },
);

test.each(faces.filter(({ size }) => size))('$family of $size % is as high as ours', ({ family, ...face }) => {
  const [ascent = 0, descent = 0] = heights.get(family.split('-')[0] ?? '') ?? [];
  expect((face.ascent * face.size) / 100).toBeCloseTo(ascent, 0);
  expect((face.descent * face.size) / 100).toBeCloseTo(descent, 0);
});

test('every face that fonts.ts or the lists of posts name is in fonts.css, and every face there is named', () => {
  const sources = ['components/theme/fonts.ts', 'components/blog/posts.style.ts'].map((file) =>
    readFileSync(file, 'utf8'),
  );
  const named = sources.join().match(/\b(display|text|mono)-(arial|roboto|more)\b/g) ?? [];
  expect(new Set(named)).toEqual(new Set(faces.map(({ family }) => family)));
});

function readValue(face: string, property: string): string {
  return new RegExp(`${property}: ([^;]+)`).exec(face)?.[1] ?? '';
}

function isIn(range: string, character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return range.split(', ').some((part) => {
    const [first = 0, last = first] = part
      .split(/U\+|-/)
      .filter(Boolean)
      .map((hex) => Number.parseInt(hex, 16));
    return code >= first && code <= last;
  });
}
