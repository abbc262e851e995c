import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { writeAtomically } from '@/lib/build/write-atomically';
import { fakeSettings } from '../fake-settings';
import { seededRandom } from './seeded-random';

/** A drawing `x.svg` becomes the picture `x.jpg`, `x.png` (with a transparent background) or `x.gif` (animated). */
export const DRAWINGS = 'scripts/preview/sample-pictures/drawings';
/** Increment it when `render` changes. The hash already covers the drawing. */
const RENDER_VERSION = 2;
const FRAME_MS = 700;
/** The width and height of the noise tile: no picture is smaller. */
const NOISE_SIZE = 480;

type SamplePicture = {
  contentType: string;
  /** Changes with the picture. */
  version: string;
  /** The file. It is made at the first call and kept in `.cache/sample-pictures/`. */
  read: () => Promise<Uint8Array<ArrayBuffer>>;
};

/** The sample picture at this path, such as `/content/images/2026/11/receipts.jpg`; undefined when there is none. */
export function findSamplePicture(path: string): SamplePicture | undefined {
  const [, name, extension = ''] = /^\/content\/images\/\d{4}\/\d\d\/([a-z-]+)\.(jpg|png|gif)$/.exec(path) ?? [];
  const drawing = `${DRAWINGS}/${name}.svg`;
  if (!existsSync(drawing)) return undefined;
  const svg = readFileSync(drawing, 'utf8');
  const version = createHash('sha256').update(`${RENDER_VERSION} ${extension} ${svg}`).digest('hex').slice(0, 16);
  return {
    contentType: `image/${extension.replace('jpg', 'jpeg')}`,
    version,
    read: async () => {
      const file = join(process.cwd(), '.cache/sample-pictures', `${version}.${extension}`);
      if (!existsSync(file)) await writeAtomically(file, await render(svg, extension));
      return new Uint8Array(await readFile(file));
    },
  };
}

/**
 * The committed posts name pictures on a blog that does not exist. This `fetch` answers with the sample pictures for
 * these addresses, so that a build without a blog host has pictures, and fetches everything else.
 */
export function fetchWithSamples(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input);
    const picture = address.origin === fakeSettings.snapshotBlogOrigin && findSamplePicture(address.pathname);
    if (!picture) return fetch(input, init);
    const etag = `"${picture.version}"`;
    if (new Headers(init?.headers).get('if-none-match') === etag) return new Response(null, { status: 304 });
    return new Response(await picture.read(), { headers: { etag, 'content-type': picture.contentType } });
  };
}

async function render(svg: string, extension: string): Promise<Buffer> {
  if (extension === 'jpg') return photograph(svg).jpeg({ quality: 82 }).toBuffer();
  if (extension === 'png') return photograph(svg).png().toBuffer();
  const frames = [svg, svg.replace('class="blinking"', 'display="none"')].map((frame) => photograph(frame).png());
  const files = await Promise.all(frames.map((frame) => frame.toBuffer()));
  return sharp(files, { join: { animated: true } })
    .gif({ delay: files.map(() => FRAME_MS), effort: 1, colours: 64, dither: 0.6 })
    .toBuffer();
}

/** The drawing with noise like film grain, so that copies of it weigh as much as those of a photograph. */
function photograph(svg: string) {
  const noise = { input: noiseTile(), raw: { width: NOISE_SIZE, height: NOISE_SIZE, channels: 3 as const } };
  return sharp(Buffer.from(svg)).composite([
    { ...noise, tile: true, blend: 'soft-light' },
    // Noise outside the drawing would fill a transparent background.
    { input: Buffer.from(svg), blend: 'dest-in' },
  ]);
}

/** Gray noise, each value on two by two pixels: finer noise would be lost in small copies. */
function noiseTile(): Buffer {
  const random = seededRandom(7);
  const columns = NOISE_SIZE / 2;
  const values = Array.from({ length: columns ** 2 }, () => 128 + (random() + random() - 1) * 50);
  const pixels = Array.from({ length: NOISE_SIZE ** 2 }, (_, at) => {
    const [column, row] = [(at % NOISE_SIZE) / 2, at / NOISE_SIZE / 2];
    return values[Math.floor(row) * columns + Math.floor(column)] ?? 128;
  });
  return Buffer.from(pixels.flatMap((value) => [value, value, value]));
}
