import { Blob, Face, Font, shape, Buffer as TextBuffer } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { typefaces } from '@/components/theme/typefaces';
import { CHARACTERS, MORE_CHARACTERS, readSource } from '../../typeface-sources';

/** One of the site's typefaces, as outlines. Lengths are in font units, with y upwards. */
export type Typeface = {
  /** The outlines of a line of text as SVG path data, each with its place on the line, and the line's width. */
  outline(text: string): { glyphs: { path: string; x: number }[]; width: number };
  unitsPerEm: number;
  hasGlyphs(text: string): boolean;
};

export type Typefaces = { display: Typeface; text: Typeface; mono: Typeface };

/** Loads the typefaces with the weights of the pages. */
export async function loadTypefaces(): Promise<Typefaces> {
  const [display, text, mono] = await Promise.all([
    loadTypeface('display', 700),
    loadTypeface('text', 600),
    loadTypeface('mono', 500),
  ]);
  return { display, text, mono };
}

async function loadTypeface(name: keyof typeof typefaces, weight: number): Promise<Typeface> {
  const { font: packed } = await readSource(typefaces[name]);
  const variationAxes = { wght: weight };
  const unpacked = await subsetFont(packed, CHARACTERS + MORE_CHARACTERS, { targetFormat: 'truetype', variationAxes });
  const face = new Face(new Blob(new Uint8Array(unpacked)));
  const font = new Font(face);
  const known = new Set(face.collectUnicodes());

  return {
    unitsPerEm: face.upem,
    hasGlyphs: (text) => [...text].every((character) => known.has(character.codePointAt(0) ?? 0)),
    outline(text) {
      const buffer = new TextBuffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      shape(font, buffer);
      let width = 0;
      const glyphs = buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0 }) => {
        const glyph = { path: font.glyphToPath(codepoint), x: width + xOffset };
        width += xAdvance;
        return glyph;
      });
      return { glyphs, width };
    },
  };
}
