import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PostImages } from '@/lib/blog/post-image';
import type { Clock } from '@/lib/platform/clock';
import { downloadImage, NoAnswerError } from './download-image';
import { type CacheEntry, readCache, writeCache } from './image-cache';
import { filesOf, type ImageKind, imageBase, renderImage } from './render-image';

const AT_ONCE = 4;
/** After this many `NoAnswerError`s in a row, a build does not ask a host again: sixty timeouts would take minutes. */
const MAX_FAILURES = 3;

export type WantedImage = { address: string; kind: ImageKind };

type Options = {
  /** For the copies between builds. */
  cacheFolder: string;
  /** For the copies that the site serves; emptied first. */
  publicFolder: string;
  fetch: typeof globalThis.fetch;
  clock: Clock;
};

/**
 * Makes copies of these pictures for the site. A picture that cannot be loaded is left out and never stops a build. While its
 * host is down, the copies of an earlier build are used; if the host answers that the picture is gone, they are not.
 *
 * @returns the copies, how many of them were rendered in this build, and a line for each picture without copies
 */
export async function makeImages(wanted: readonly WantedImage[], { cacheFolder, publicFolder, fetch, clock }: Options) {
  const cached = await readCache(cacheFolder);
  const entries: Record<string, CacheEntry> = {};
  const images: PostImages = {};
  const problems: string[] = [];
  const failures = new Map<string, number>();
  const usedAtMs = clock.now();
  let made = 0;

  async function make({ address, kind }: WantedImage) {
    const key = `${kind} ${address}`;
    const known = cached[key];
    const [, , host = ''] = address.split('/');
    const use = (entry: Omit<CacheEntry, 'usedAtMs'>) => {
      entries[key] = { ...entry, usedAtMs };
      images[address] = entry.image;
    };
    try {
      if ((failures.get(host) ?? 0) >= MAX_FAILURES) throw new NoAnswerError('no answer from its host before');
      use(await fetchEntry(address, kind, known));
      failures.delete(host);
    } catch (error) {
      const isDown = error instanceof NoAnswerError;
      if (isDown) failures.set(host, (failures.get(host) ?? 0) + 1);
      if (isDown && known) use(known);
      else problems.push(`${address}: ${error instanceof Error ? error.message : error}`);
    }
  }

  async function fetchEntry(address: string, kind: ImageKind, known?: CacheEntry) {
    const download = await downloadImage(address, known ?? {}, { fetch, clock });
    if (!download && known) return known;
    if (!download) throw new Error('unchanged, though it was never fetched');
    const { bytes, ...validators } = download;
    const base = imageBase(bytes, kind);
    // The same picture may have copies from another address.
    const same = Object.values(cached).find(({ image }) => image.base === base);
    const image = same?.image ?? (await renderImage(bytes, kind, cacheFolder, clock));
    if (!same) made += 1;
    return { image, ...validators };
  }

  // All workers take from this one iterator, so each picture is made once.
  const queue = wanted.values();
  const worker = async () => {
    for (const each of queue) await make(each);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await writeCache(cacheFolder, entries, usedAtMs);

  await rm(publicFolder, { recursive: true, force: true });
  await mkdir(publicFolder, { recursive: true });
  const files = new Set(Object.values(images).flatMap(filesOf));
  await Promise.all([...files].map((file) => copyFile(join(cacheFolder, file), join(publicFolder, file))));
  return { images, made, problems: problems.sort() };
}
