import type { Typeface } from './typeface';

/** A typeface with only printable ASCII characters, each half an em wide. */
export const halfEmFace: Typeface = {
  unitsPerEm: 1000,
  hasGlyphs: (text) => /^[ -~]*$/.test(text),
  outline: (text) => ({
    glyphs: [...text].map((_, index) => ({ path: 'M0 0h300v300z', x: index * 500 })),
    width: text.length * 500,
  }),
};
