import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { color } from '@/components/theme/palette';
import type { PostImage } from '@/lib/blog/post-image';
import { postImageSchema } from '@/lib/blog/post-images-file';
import { writeAtomically } from '@/lib/build/build-file';
import type { Clock } from '@/lib/platform/clock';
import { drawSvg, isSvg } from './draw-svg';

export type ImageKind = 'cover' | 'author';

/** Increase it when the code below changes the copies: older copies are then made again. */
const RENDER_VERSION = 3;

export const IMAGES_PATH = '/blog-images';

/** The widths of the copies, from small slots to the widest one, on the home page. Portraits are shown 32 px wide. */
const WIDTHS = { cover: [320, 640, 960, 1280], author: [96] } as const satisfies Record<ImageKind, readonly number[]>;
/** Between the ratios of the slots, which crop a little more. */
const RATIO = { cover: 3 / 2, author: 1 } as const satisfies Record<ImageKind, number>;
/** Smaller pictures would be blurred. */
const LEAST_WIDTH = 96;
/** Against small files that decompress to gigabytes. */
const MAX_PIXELS = 50_000_000;
/** For all copies of a picture. Large photographs take a tenth of it. */
const MAX_SECONDS = 60;
/** The background of transparent pictures, so that the blurred placeholder does not show through. */
const GROUND = color('mist');
const PLACEHOLDER_WIDTH = 12;
/** A picture that is too large is encoded at the next lower quality, so that no post can exceed the pages' budgets. */
const QUALITIES = { avif: [52, 40, 28, 16, 6], webp: [74, 60, 45, 30, 15, 5] } as const;
/** Bytes a pixel: 49 kB at 640 px. */
const MAX_BYTES_A_PIXEL = 0.18;
const ALWAYS_FINE_BYTES = 6000;

/** The copies of a picture that are in a folder, or else new ones. Throws as `renderImage`. */
export async function findOrRender(bytes: Buffer, kind: ImageKind, folder: string, clock: Clock) {
  const base = imageBase(bytes, kind);
  // Is written after all copies, so that it stands for them.
  const record = join(folder, `${basename(base)}.json`);
  if (existsSync(record)) {
    const image = postImageSchema.parse(JSON.parse(await readFile(record, 'utf8')));
    return { image, isNew: false };
  }
  const image = await renderImage(bytes, kind, folder, clock);
  await writeAtomically(record, JSON.stringify(image));
  return { image, isNew: true };
}

/**
 * Writes the copies of a picture: cropped to the slot's ratio, rotated by EXIF, never enlarged, without metadata such as place and
 * time. Throws an Error if it is not a picture, too small or too large, or takes too long.
 */
export async function renderImage(bytes: Buffer, kind: ImageKind, folder: string, clock: Clock): Promise<PostImage> {
  const endMs = clock.elapsed() + MAX_SECONDS * 1000;
  const pixels = isSvg(bytes) ? await drawSvg(bytes, MAX_PIXELS) : bytes;
  const source = sharp(pixels, { limitInputPixels: MAX_PIXELS }).rotate().flatten({ background: GROUND });
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
      if (clock.elapsed() > endMs) throw new Error(`takes more than ${MAX_SECONDS} s to copy`);
      await writeFile(join(folder, `${basename(base)}-${width}.${format}`), await encode(cut(width), format, most));
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

/** Encodes at the highest quality that needs at most `mostBytes`, or at the lowest. */
async function encode(picture: Sharp, format: keyof typeof QUALITIES, mostBytes: number): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES[format]) {
    bytes = await picture.clone().toFormat(format, { quality, effort: 3 }).toBuffer();
    if (bytes.length <= mostBytes) break;
  }
  return bytes;
}

/** The address of a picture's copies without width and extension: a hash of the picture, its kind and the recipe. */
function imageBase(bytes: Buffer, kind: ImageKind): string {
  const name = createHash('sha256').update(`${RENDER_VERSION} ${kind} `).update(bytes).digest('hex').slice(0, 16);
  return `${IMAGES_PATH}/${name}`;
}

/** The file names of a picture's copies. */
export function filesOf({ base, widths }: PostImage): string[] {
  const name = basename(base);
  return widths.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]);
}
