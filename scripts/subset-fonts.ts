/**
 * `npm run fonts`: reduces the three typefaces to the characters and weights that the site uses. Run it after a change of
 * typeface; its results are committed.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { CHARACTERS } from './font-characters';

const FOLDER = 'components/theme/fonts';

const fonts = [
  { name: 'bricolage', family: 'bricolage-grotesque', weights: 700 },
  { name: 'figtree', family: 'figtree', weights: { min: 400, max: 700 } },
  { name: 'geist-mono', family: 'geist-mono', weights: 500 },
];

const require = createRequire(import.meta.url);
await mkdir(FOLDER, { recursive: true });
for (const { name, family, weights } of fonts) {
  const folder = dirname(require.resolve(`@fontsource-variable/${family}/package.json`));
  const source = await readFile(join(folder, 'files', `${family}-latin-wght-normal.woff2`));
  const subset = await subsetFont(source, CHARACTERS, { targetFormat: 'woff2', variationAxes: { wght: weights } });
  await writeFile(join(FOLDER, `${name}.woff2`), subset);
  await copyFile(join(folder, 'LICENSE'), join(FOLDER, `${name}.LICENSE.txt`));
  console.log(`${name}: ${source.length} to ${subset.length} bytes`);
}
