import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { ICONS } from '@/lib/seo/icons';
import { color } from './colors';

/**
 * Writes the icons that browsers and phones ask for as pixels, all of them from app/icon.svg. Phones cut an icon to a
 * shape of their own and show black where it has no ground, so theirs stand on the site's paper.
 */
export async function drawIcons(folder: string): Promise<void> {
  const svg = await readFile('app/icon.svg');
  for (const { file, size, ground } of ICONS) {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await iconPng(svg, size, ground));
  }
  await writeFile(join(folder, 'favicon.ico'), toIco(await iconPng(svg, 32, 'none'), 32));
}

/** How much of the square the mark takes: what a round mask leaves of a maskable icon is 80% of it. */
const SHARE = { none: 1, padded: 0.72, maskable: 0.56 } as const;

async function iconPng(svg: Buffer, size: number, ground: keyof typeof SHARE): Promise<Buffer> {
  const inner = Math.round(size * SHARE[ground]);
  const mark = await sharp(svg, { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  const background = ground === 'none' ? { r: 0, g: 0, b: 0, alpha: 0 } : color('paper');
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: mark, gravity: 'center' }])
    .png({ palette: true, effort: 10, compressionLevel: 9 })
    .toBuffer();
}

/** An .ico file of one PNG: a header, one entry, the picture. `size` in pixels, under 256. */
function toIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
