import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { PostImage } from '@/lib/blog/post-image';
import type { ImageKind } from './wanted-images';

/** Counted up when the lines below change what is written: copies made before are made anew. */
export const RECIPE = 3;

/** Where the copies stand on the site. */
export const IMAGES_PATH = '/blog-images';

/** Of the widest slot on a home page, of a phone's whole width on a sharp screen, and of small slots; a portrait is shown 32 px wide. */
const WIDTHS = { cover: [320, 640, 960, 1280], author: [96] } as const satisfies Record<ImageKind, readonly number[]>;
/** Between the slots of the lists, which cut a little more at the sides or above and below. */
const RATIO = { cover: 3 / 2, author: 1 } as const satisfies Record<ImageKind, number>;
/** A picture of fewer pixels would be a blur in its slot. */
const LEAST_WIDTH = 96;
/** Against files that are small and unpack to gigabytes. */
const MAX_PIXELS = 50_000_000;
/**
 * Put behind a picture with a transparent ground: through the holes the placeholder would show, its colors run together
 * around every edge. It is --mist, as behind drawn covers.
 */
export const GROUND = '#e7efe8';
const PLACEHOLDER_WIDTH = 12;
/** A busy picture is made again at the next quality until it fits, so that no post can outgrow the pages' budgets. */
const QUALITIES = { avif: [52, 40, 28, 16, 6], webp: [74, 60, 45, 30, 15, 5] } as const;
/** Bytes a pixel, which is 49 kB at 640 px; a portrait's copy is too small to count. */
const MAX_BYTES_A_PIXEL = 0.18;
const ALWAYS_FINE_BYTES = 6000;

/**
 * Writes the copies of a picture into a folder: cut to the slot's shape, turned as the camera was held, never enlarged,
 * without what the camera noted down (place and time among it).
 *
 * @throws Error if it is no picture, too small or too large
 */
export async function renderImage(bytes: Buffer, kind: ImageKind, folder: string): Promise<PostImage> {
  const source = sharp(bytes, { limitInputPixels: MAX_PIXELS }).rotate().flatten({ background: GROUND });
  const { autoOrient } = await source.metadata();
  const available = Math.floor(Math.min(autoOrient.width, autoOrient.height * RATIO[kind]));
  if (available < LEAST_WIDTH) throw new Error(`only ${autoOrient.width} by ${autoOrient.height} pixels`);

  const fitting = WIDTHS[kind].filter((width) => width <= available);
  const widths = fitting.length > 0 ? fitting : [available];
  const heightOf = (width: number) => Math.round(width / RATIO[kind]);
  const cut = (width: number) => source.clone().resize(width, heightOf(width), { fit: 'cover' });

  const base = imageBase(bytes, kind);
  await mkdir(folder, { recursive: true });
  for (const width of widths) {
    for (const format of ['avif', 'webp'] as const) {
      const most = Math.max(ALWAYS_FINE_BYTES, width * heightOf(width) * MAX_BYTES_A_PIXEL);
      await writeFile(join(folder, `${fileName(base)}-${width}.${format}`), await encode(cut(width), format, most));
    }
  }
  const tiny = await cut(PLACEHOLDER_WIDTH).webp({ quality: 30 }).toBuffer();
  return {
    base,
    widths,
    height: heightOf(widths.at(-1) ?? available),
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
  };
}

/** At the best quality that fits into so many bytes; at the lowest where none does. */
async function encode(picture: Sharp, format: keyof typeof QUALITIES, mostBytes: number): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES[format]) {
    bytes = await picture.clone().toFormat(format, { quality, effort: 3 }).toBuffer();
    if (bytes.length <= mostBytes) break;
  }
  return bytes;
}

/** The address of a picture's copies, without width and ending: it tells the picture and how copies are made. */
export function imageBase(bytes: Buffer, kind: ImageKind): string {
  const name = createHash('sha256').update(`${RECIPE} ${kind} `).update(bytes).digest('hex').slice(0, 16);
  return `${IMAGES_PATH}/${name}`;
}

function fileName(base: string): string {
  return base.slice(IMAGES_PATH.length + 1);
}

/** The files of a picture's copies, without their folder. */
export function filesOf({ base, widths }: PostImage): string[] {
  const name = fileName(base);
  return widths.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]);
}
