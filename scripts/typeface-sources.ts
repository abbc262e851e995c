import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Typeface } from '@/components/theme/typefaces';

/** The characters of the fonts that pages load at first: Basic Latin, and the signs that English texts use. */
export const CHARACTERS = [...range(0x20, 0x7e), ...'\u00a0\u00ad©®°·×–—‘’“”„•…‹›€™−→←↑↓✓'].join('');

/** The other characters of Latin-1, and a few more letters: in files of their own, which load where a text needs them. */
export const MORE_CHARACTERS = [...range(0xa1, 0xff), ...'ŒœŠšŸŽž']
  .filter((character) => !CHARACTERS.includes(character))
  .join('');

/** Reads a typeface's package: its folder and its variable Latin font. */
export async function readSource({ family }: Typeface): Promise<{ folder: string; font: Buffer }> {
  const folder = join('node_modules/@fontsource-variable', family);
  return { folder, font: await readFile(join(folder, 'files', `${family}-latin-wght-normal.woff2`)) };
}

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}
