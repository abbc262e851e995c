import sharp, { type Sharp } from 'sharp';
import type { Scene } from './scene';
import { gaussianTable, seededRandom } from './seeded-random';

const TABLE_BITS = 14;
/** The SVG is rendered smaller by this factor and enlarged: it looks less sharp, as through a lens, and renders in a third of the time. */
const ENLARGED = 1.5;
/** The size of coarse grain in pixels. It survives scaling down, so that small copies weigh as much as those of photographs. */
const CLOT = 3;
const CLOT_SHARE = 0.02;

/** Three color channels, and an alpha channel when the background is transparent. */
export type Pixels = { data: Uint8ClampedArray; width: number; height: number; channels: 3 | 4 };

/** Renders the scene like a photograph: slightly blurred, with a film's tone curve and grain. */
export async function renderScene(scene: Scene): Promise<Pixels> {
  const { width, height, isCutOut = false, grain } = scene;
  const [drawnWidth, drawnHeight] = [Math.round(width / ENLARGED), Math.round(height / ENLARGED)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${drawnWidth}" height="${drawnHeight}" viewBox="0 0 ${width} ${height}">${scene.body}</svg>`;
  // In two steps: given the final size, sharp would render the SVG at that size.
  const drawn = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  const raw = { width: drawnWidth, height: drawnHeight, channels: drawn.info.channels };
  const enlarged = sharp(drawn.data, { raw }).resize(width, height, { kernel: 'cubic', fit: 'fill' });
  const pixels = await (isCutOut ? enlarged.ensureAlpha() : enlarged.removeAlpha()).raw().toBuffer();
  const channels = isCutOut ? 4 : 3;
  // Clamped, so that grain does not wrap a bright pixel around to a dark one.
  const data = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length);
  const random = seededRandom(width);
  addGrain({
    data,
    channels,
    table: gaussianTable(1 << TABLE_BITS, random),
    clots: await clots(width, height, random),
    grain,
  });
  return { data, width, height, channels };
}

/** An image for sharp to encode; several frames of the same size become an animation. */
export function toImage(frames: readonly Pixels[]): Sharp {
  const [first] = frames;
  if (first === undefined) throw new Error('expected a frame');
  const { width, height, channels } = first;
  const raw = { width, height: height * frames.length, channels, pageHeight: height };
  return sharp(Buffer.concat(frames.map(({ data }) => Buffer.from(data.buffer, data.byteOffset, data.length))), {
    raw,
  });
}

/** A noise value per pixel, with a mean of 128. */
async function clots(width: number, height: number, random: () => number): Promise<Uint8Array> {
  const [columns, rows] = [Math.ceil(width / CLOT), Math.ceil(height / CLOT)];
  const coarse = Uint8ClampedArray.from(gaussianTable(columns * rows, random), (value) => 128 + value * 40);
  const raw = { width: columns, height: rows, channels: 1 } as const;
  const smooth = sharp(coarse, { raw }).resize(width, height, { kernel: 'cubic', fit: 'fill' }).toColourspace('b-w');
  return smooth.raw().toBuffer();
}

type Grain = { data: Uint8ClampedArray; channels: 3 | 4; table: Float32Array; clots: Uint8Array; grain: number };

/** Applies the tone curve and adds grain as on film: strongest in the middle tones, partly coarse, almost without color. */
function addGrain({ data, channels, table, clots, grain }: Grain) {
  const mask = table.length - 1;
  const curve = Float32Array.from({ length: 256 }, (_, value) => 9 + 240 * (value / 255) ** 0.96);
  const strength = Float32Array.from(
    { length: 256 },
    (_, value) => grain * (0.45 + 0.8 * Math.sin((Math.PI * value) / 255)),
  );
  let state = 0x9e3779b9;
  for (let at = 0, pixel = 0; at < data.length; at += channels, pixel += 1) {
    // xorshift32, a fast random number per pixel.
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    // Grain in transparent pixels would make the file five times as large.
    if (channels === 4 && data[at + 3] === 0) continue;
    const luma = 0.7 * (table[state & mask] ?? 0) + ((clots[pixel] ?? 128) - 128) * CLOT_SHARE;
    const tint = 0.22 * (table[(state >>> TABLE_BITS) & mask] ?? 0);
    const green = data[at + 1] ?? 0;
    const amount = strength[green] ?? 0;
    data[at] = (curve[data[at] ?? 0] ?? 0) + amount * (luma + tint);
    data[at + 1] = (curve[green] ?? 0) + amount * luma;
    data[at + 2] = (curve[data[at + 2] ?? 0] ?? 0) + amount * (luma - tint);
  }
}
