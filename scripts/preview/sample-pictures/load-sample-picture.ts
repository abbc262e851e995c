import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '@/lib/build/write-whole';
import { fakeSettings } from '../fake-settings';
import { type SamplePicture, samplePictures } from './catalog';
import { type Pixels, renderScene, toImage } from './render-scene';
import type { Scene } from './scene';

/** Increase it after a change of `render-scene.ts` or of the encoding below. A changed scene is noticed by itself. */
const RECIPE = 1;
const FRAME_MS = 700;

export type FoundPicture = {
  contentType: string;
  /** Changes with the picture. */
  version: string;
  /** The file. It is made at the first call and kept in `.cache/sample-pictures/`. */
  read: () => Promise<Buffer>;
};

/** The sample picture at this path, such as `/content/images/2026/11/receipts.jpg`; undefined when there is none. */
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
    const bytes = await picture.read();
    return new Response(new Uint8Array(bytes), { headers: { etag, 'content-type': picture.contentType } });
  };
}

async function readOrMake(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const folder = join(process.cwd(), '.cache', 'sample-pictures');
  try {
    return await readFile(join(folder, file));
  } catch {
    const bytes = await make();
    await writeWhole(join(folder, file), bytes);
    return bytes;
  }
}

async function encode(format: SamplePicture['format'], scenes: readonly Scene[]): Promise<Buffer> {
  const frames: Pixels[] = [];
  for (const scene of scenes) frames.push(await renderScene(scene));
  const picture = toImage(frames);
  if (format === 'jpeg') return picture.jpeg({ quality: 82 }).toBuffer();
  if (format === 'png') return picture.png({ compressionLevel: 6 }).toBuffer();
  return picture.gif({ delay: frames.map(() => FRAME_MS), effort: 1, colours: 64, dither: 0.6 }).toBuffer();
}
