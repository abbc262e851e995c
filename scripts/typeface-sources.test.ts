import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { type Typeface, typefaces } from '@/components/theme/typefaces';
import { CHARACTERS, MORE_CHARACTERS, readSource } from './typeface-sources';

const sheet = readFileSync('components/theme/fonts.css', 'utf8');
const faces = [...sheet.matchAll(/@font-face \{([^}]*)\}/g)].map(([, face = '']) => ({
  family: readValue(face, 'font-family'),
  range: readValue(face, 'unicode-range'),
  size: Number.parseFloat(readValue(face, 'size-adjust')),
  ascent: Number.parseFloat(readValue(face, 'ascent-override')),
  descent: Number.parseFloat(readValue(face, 'descent-override')),
}));

test.each(faces.filter(({ range }) => range))(
  '$family loads for each of the rarer characters, and for none that the first file has',
  ({ range }) => {
    expect([...MORE_CHARACTERS].filter((character) => !isIn(range, character))).toEqual([]);
    expect([...CHARACTERS].filter((character) => isIn(range, character))).toEqual([]);
  },
);

test.each(['display', 'text'] as const)('the fallbacks of %s are as high as its font', async (name) => {
  const { ascent, descent } = await heightsOf(typefaces[name]);
  for (const { family, size, ...face } of faces.filter(({ family, size }) => size && family.startsWith(name))) {
    const wanted = { ascent: (ascent * 100) / size, descent: (descent * 100) / size };
    expect({ family, ...wanted }).toEqual({
      family,
      ascent: expect.closeTo(face.ascent, 0),
      descent: expect.closeTo(face.descent, 0),
    });
  }
});

/** Ascent and descent of a font, in percent of its size: from its tables `head` and `hhea`. */
async function heightsOf(typeface: Typeface) {
  const { font } = await readSource(typeface);
  const data = await subsetFont(font, 'x', { targetFormat: 'truetype' });
  const start = (table: string) => data.readUInt32BE(data.indexOf(table, 0, 'latin1') + 8);
  const percent = (units: number) => (units * 100) / data.readUInt16BE(start('head') + 18);
  const hhea = start('hhea');
  return { ascent: percent(data.readInt16BE(hhea + 4)), descent: percent(-data.readInt16BE(hhea + 6)) };
}

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
