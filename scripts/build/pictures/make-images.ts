import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isPhoto } from '@/content/schema/photo';
import type { PostImage, PostImages } from '@/lib/blog/post-image';
import type { Clock } from '@/lib/platform/clock';
import { downloadImage, NoAnswerError } from './download-image';
import { filesOf, findOrRender, type ImageKind } from './render-image';

/** The folder of the photographs that content names. */
export const PHOTOS = 'content/photos';

const AT_ONCE = 4;
/** After this many `NoAnswerError`s in a row, a build does not ask a host again: sixty timeouts would take minutes. */
const MAX_FAILURES = 3;

export type WantedImage = { address: string; kind: ImageKind };

type Options = {
  /** For the copies between builds. Nothing removes them: a year of weekly posts is 10 MB. */
  cacheFolder: string;
  last: PostImages;
  /** For the copies that the site serves; emptied first. */
  publicFolder: string;
  fetch: typeof globalThis.fetch;
  clock: Clock;
};

/**
 * Makes copies of these pictures; one that cannot be loaded is left out. While its host is down, the copies of an earlier build
 * are used; if the host answers that the picture is gone, they are not.
 */
export async function makeImages(
  wanted: readonly WantedImage[],
  { cacheFolder, last, publicFolder, fetch, clock }: Options,
) {
  const images: PostImages = {};
  const problems: string[] = [];
  const failures = new Map<string, number>();
  let made = 0;

  async function make({ address, kind }: WantedImage) {
    const [, , host = ''] = address.split('/');
    try {
      if ((failures.get(host) ?? 0) >= MAX_FAILURES) throw new NoAnswerError('no answer from its host before');
      const bytes = isPhoto(address)
        ? await readFile(join(PHOTOS, address))
        : await downloadImage(address, { fetch, clock });
      const { image, isNew } = await findOrRender(bytes, kind, cacheFolder, clock);
      images[address] = image;
      if (isNew) made += 1;
      failures.delete(host);
    } catch (error) {
      const isDown = error instanceof NoAnswerError;
      if (isDown) failures.set(host, (failures.get(host) ?? 0) + 1);
      const older = isDown ? last[address] : undefined;
      if (older && hasFiles(older)) images[address] = older;
      else problems.push(`${address}: ${error instanceof Error ? error.message : error}`);
    }
  }

  const hasFiles = (image: PostImage) => filesOf(image).every((file) => existsSync(join(cacheFolder, file)));

  // All workers take from this one iterator, so each picture is made once.
  const queue = wanted.values();
  const worker = async () => {
    for (const each of queue) await make(each);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));

  await rm(publicFolder, { recursive: true, force: true });
  await mkdir(publicFolder, { recursive: true });
  const files = new Set(Object.values(images).flatMap(filesOf));
  await Promise.all([...files].map((file) => copyFile(join(cacheFolder, file), join(publicFolder, file))));
  return { images, made, problems: problems.sort() };
}
