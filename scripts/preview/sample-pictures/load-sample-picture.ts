import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type SamplePicture, samplePictures } from './catalog';
import { develop, type Negative, printed } from './develop';
import type { Scene } from './scene';

/** Counted up when `develop.ts` or the lines below change what is written; a change of a scene is noticed by itself. */
const RECIPE = 1;
const FRAME_MS = 700;

export type FoundPicture = {
  contentType: string;
  /** Changes with the picture. */
  version: string;
  /** The file. It is made at the first call and kept in `.cache/sample-pictures/`. */
  read: () => Promise<Buffer>;
};

/** The sample picture at this path, such as `/content/images/2026/11/receipts.jpg`; undefined if there is none. */
export function findSamplePicture(path: string): FoundPicture | undefined {
  const picture = Object.hasOwn(samplePictures, path) ? samplePictures[path] : undefined;
  if (picture === undefined) return undefined;
  const scenes = picture.scenes();
  const version = createHash('sha256')
    .update(JSON.stringify([RECIPE, picture.format, scenes]))
    .digest('hex')
    .slice(0, 16);
  return {
    contentType: `image/${picture.format}`,
    version,
    read: () => readOrMake(`${version}.${picture.format}`, () => encode(picture.format, scenes)),
  };
}

async function readOrMake(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const folder = join(process.cwd(), '.cache', 'sample-pictures');
  try {
    return await readFile(join(folder, file));
  } catch {
    const bytes = await make();
    await mkdir(folder, { recursive: true });
    // Renamed when it is whole: two builds may make it at once.
    const unfinished = join(folder, `${file}.${process.pid}`);
    await writeFile(unfinished, bytes);
    await rename(unfinished, join(folder, file));
    return bytes;
  }
}

async function encode(format: SamplePicture['format'], scenes: readonly Scene[]): Promise<Buffer> {
  const frames: Negative[] = [];
  for (const scene of scenes) frames.push(await develop(scene));
  const picture = printed(frames);
  if (format === 'jpeg') return picture.jpeg({ quality: 82 }).toBuffer();
  if (format === 'png') return picture.png({ compressionLevel: 6 }).toBuffer();
  return picture.gif({ delay: frames.map(() => FRAME_MS), effort: 1, colours: 64, dither: 0.6 }).toBuffer();
}
