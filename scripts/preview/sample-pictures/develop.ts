import sharp, { type Sharp } from 'sharp';
import type { Scene } from './scene';
import { gaussianTable, seededRandom } from './seeded-random';

const TABLE_BITS = 14;
/** Drawn this much smaller: a lens is not as sharp as an outline, and shadows of half the pixels take a third of the time. */
const ENLARGED = 1.5;
/** Pixels across a clot of grain. It outlives the cut to a small copy, so that copies are as heavy as those of photographs. */
const CLOT = 3;
const CLOT_SHARE = 0.02;

/** Pixels with three channels, or four where the scene is a cut-out. */
export type Negative = { data: Uint8ClampedArray; width: number; height: number; channels: 3 | 4 };

/** The scene as a photograph: a lens that is not quite sharp, a film curve, and grain. */
export async function develop(scene: Scene): Promise<Negative> {
  const { width, height, isCutOut = false, grain } = scene;
  const [drawnWidth, drawnHeight] = [Math.round(width / ENLARGED), Math.round(height / ENLARGED)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${drawnWidth}" height="${drawnHeight}" viewBox="0 0 ${width} ${height}">${scene.body}</svg>`;
  // In two steps: with the size to come sharp would draw the outlines large, and the shadows with them.
  const drawn = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  const raw = { width: drawnWidth, height: drawnHeight, channels: drawn.info.channels };
  const enlarged = sharp(drawn.data, { raw }).resize(width, height, { kernel: 'cubic', fit: 'fill' });
  const pixels = await (isCutOut ? enlarged.ensureAlpha() : enlarged.removeAlpha()).raw().toBuffer();
  const channels = isCutOut ? 4 : 3;
  // Clamped: what grain lifts above white stays white.
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

/** As an image to encode; several of one size become an animation. */
export function printed(frames: readonly Negative[]): Sharp {
  const [first] = frames;
  if (first === undefined) throw new Error('expected a frame');
  const { width, height, channels } = first;
  const raw = { width, height: height * frames.length, channels, pageHeight: height };
  return sharp(Buffer.concat(frames.map(({ data }) => Buffer.from(data.buffer, data.byteOffset, data.length))), {
    raw,
  });
}

/** Coarse noise for each pixel, around 128. */
async function clots(width: number, height: number, random: () => number): Promise<Uint8Array> {
  const [columns, rows] = [Math.ceil(width / CLOT), Math.ceil(height / CLOT)];
  const coarse = Uint8ClampedArray.from(gaussianTable(columns * rows, random), (value) => 128 + value * 40);
  const raw = { width: columns, height: rows, channels: 1 } as const;
  const smooth = sharp(coarse, { raw }).resize(width, height, { kernel: 'cubic', fit: 'fill' }).toColourspace('b-w');
  return smooth.raw().toBuffer();
}

type Film = { data: Uint8ClampedArray; channels: 3 | 4; table: Float32Array; clots: Uint8Array; grain: number };

/**
 * Lifts the blacks, bends the lights, and lays grain over all: strongest in the middle tones, clotted, and almost without
 * color, as on film.
 */
function addGrain({ data, channels, table, clots, grain }: Film) {
  const mask = table.length - 1;
  const curve = Float32Array.from({ length: 256 }, (_, value) => 9 + 240 * (value / 255) ** 0.96);
  const strength = Float32Array.from(
    { length: 256 },
    (_, value) => grain * (0.45 + 0.8 * Math.sin((Math.PI * value) / 255)),
  );
  let state = 0x9e3779b9;
  for (let at = 0, pixel = 0; at < data.length; at += channels, pixel += 1) {
    // xorshift32: a number for each pixel, fast.
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    // Grain that nobody sees would make a cut-out five times as heavy.
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
