/** `npm run fonts`: cuts the three typefaces to what the site uses. Run it after a change of typeface; commit its results. */
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { typefaces } from '@/components/theme/typefaces';
import { CHARACTERS, MORE_CHARACTERS, readSource } from './typeface-sources';

const FOLDER = 'components/theme/fonts';
/** Kerning, figures of one width, and the forms that heavy weights need: no style asks for more. */
const keepFeatures = ['kern', 'tnum', 'rvrn'];

await mkdir(FOLDER, { recursive: true });
for (const [name, typeface] of Object.entries(typefaces)) {
  const { folder, font } = await readSource(typeface);
  const variationAxes = { wght: typeface.weights };
  // The package's types lack the features.
  const options = { targetFormat: 'woff2' as const, variationAxes, keepFeatures };
  const write = async (file: string, characters: string) => {
    const subset = await subsetFont(font, characters, options);
    await writeFile(join(FOLDER, file), subset);
    console.log(`${file}: ${subset.length} bytes, cut from ${font.length}`);
  };
  await write(`${name}.woff2`, CHARACTERS);
  await write(`${name}-more.woff2`, MORE_CHARACTERS);
  await copyFile(join(folder, 'LICENSE'), join(FOLDER, `${name}.LICENSE.txt`));
}
