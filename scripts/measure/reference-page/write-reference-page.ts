import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { precompress } from '../../build/export/precompress';

/**
 * The files of the reference page, and their bytes as sent: those of the home page of AstroWind, a leading Astro template, built
 * from its sources. With headers a visit moves 128 kB.
 */
export const referenceSizes = {
  'index.html': 12_500,
  'styles.css': 10_000,
  'script.js': 4_600,
  'face.woff2': 48_000,
  'hero.webp': 50_700,
};

/** The path of the bare page beside it. */
export const BARE = '/bare';

const SOURCES = 'scripts/measure/reference-page';
const TYPEFACE =
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2';
const BASIC_LATIN = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/**
 * Writes the page that ours are compared with, and its compressed copies: in shape and size the home page of AstroWind, with a
 * style sheet in the head, a module script, a typeface that the sheet names, and a picture that loads at once. The HTML, sheet
 * and script here hold what the page shows and does; more of the same kind fills them up to the template's sizes. Beside it a
 * bare page, the floor of any first paint. Every call writes the same bytes.
 */
export async function writeReferencePage(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const source = (name: string) => readFile(join(SOURCES, name), 'utf8');
  const write = (name: keyof typeof referenceSizes, body: string | Buffer) => writeFile(join(folder, name), body);
  const typeface = await readFile(TYPEFACE);

  await write('index.html', (await source('index.html')).replace('<!-- sections -->', sections(seeded(1))));
  await write('styles.css', (await source('styles.css')) + rules(seeded(2)));
  await write('script.js', (await source('script.js')) + functions(seeded(3)));
  await write('face.woff2', await subsetFont(typeface, BASIC_LATIN, { targetFormat: 'woff2' }));
  await write('hero.webp', await picture(seeded(4)));
  await copyFile(join(SOURCES, 'bare.html'), join(folder, 'bare.html'));
  await precompress(folder);
}

/** Whole numbers below a limit: by chance, but the same ones in every call. */
type Random = (limit: number) => number;

function seeded(seed: number): Random {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

const times = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));

function word(random: Random): string {
  const syllable = () => `${'bdfgklmnprstvz'[random(14)]}${'aeiou'[random(5)]}`;
  return times(1 + random(3), syllable).join('');
}

/** Twelve sections of cards, each with an icon. */
function sections(random: Random): string {
  const vocabulary = times(400, () => word(random));
  const words = (count: number) => times(count, () => vocabulary[random(400)]).join(' ');
  const curve = () => `M${times(4, () => random(24)).join(' ')}c${times(6, () => random(24)).join(' ')}`;
  const lists = times(20, () => times(10, () => `u${random(1600)}`).join(' '));
  const classes = () => lists[random(20)];
  const card = () =>
    `<div class="card ${classes()}"><svg width="24" height="24" viewBox="0 0 24 24" class="${classes()}"><path d="${curve()}"/>` +
    `<path d="${curve()}"/></svg><h3 class="${classes()}">${words(3)}</h3><p class="${classes()}">${words(36)}</p></div>`;
  return times(
    12,
    (index) =>
      `<section class="cards"${index === 0 ? ' id="more"' : ''}><h2>${words(5)}</h2>${times(9, card).join('')}</section>`,
  ).join('\n');
}

/** A utility sheet: each rule sets one or two properties. */
function rules(random: Random): string {
  const declarations = [
    () => `letter-spacing:${random(9) / 1000}em`,
    () => `color:rgb(${random(90)} ${random(90)} ${random(90)})`,
    () => `border-radius:${random(40) / 8}rem;outline-offset:${random(9)}px`,
    () => `scroll-margin-top:${random(64) / 4}rem`,
    () => `transition-duration:${random(20) * 50}ms`,
    () => `text-decoration-color:rgb(${random(256)} ${random(256)} ${random(256)})`,
  ];
  return times(1660, (index) => `.u${index}${[':hover', '', ''][random(3)]}{${declarations[random(6)]?.()}}`).join(
    '\n',
  );
}

/** Functions in an object, as a bundle has them; the page calls none. */
function functions(random: Random): string {
  const body = (name: string) =>
    `${name}${random(999)}(a,b){if(a.${word(random)}>${random(999)})return b.${word(random)}(a,${random(99)});return a?.${word(random)}??"${word(random)}"}`;
  return `globalThis.bundle={${times(232, () => body(word(random))).join(',')}};`;
}

/** Overlapping circles, as hard to compress as a photograph. */
function picture(random: Random): Promise<Buffer> {
  const circle = () =>
    `<circle cx="${random(768)}" cy="${random(432)}" r="${2 + random(28)}" fill="hsl(${random(360)} 70% ${30 + random(50)}%)" fill-opacity=".${2 + random(7)}"/>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="768" height="432">${times(189, circle).join('')}</svg>`;
  return sharp(Buffer.from(drawing)).webp({ quality: 60 }).toBuffer();
}
