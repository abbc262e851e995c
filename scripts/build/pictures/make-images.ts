import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PostImage, PostImages } from '@/lib/blog/post-image';
import type { Clock } from '@/lib/platform/clock';
import { downloadImage, NoAnswerError } from './download-image';
import { type CacheEntries, type CacheEntry, readCache, writeCache } from './image-cache';
import { filesOf, imageBase, renderImage } from './render-image';
import type { WantedImage } from './wanted-images';

const AT_ONCE = 4;
/** After so many timeouts in a row, a host is not asked again in this build: sixty timeouts would take minutes. */
const MAX_TIMEOUTS = 3;

export type ImagesMade = {
  images: PostImages;
  /** How many were rendered in this build. */
  made: number;
  /** Pictures without copies, a line each. */
  problems: string[];
};

export type MakeOptions = {
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
 */
export async function makeImages(wanted: readonly WantedImage[], options: MakeOptions): Promise<ImagesMade> {
  const cached = await readCache(options.cacheFolder);
  const entries: CacheEntries = {};
  const problems: string[] = [];
  const timeouts = new Map<string, number>();
  const usedAtMs = options.clock.now();
  const isCached = ({ base }: PostImage) => Object.values(cached).some(({ image }) => image.base === base);
  let made = 0;

  async function make({ address, kind }: WantedImage) {
    const key = `${kind} ${address}`;
    const known = cached[key];
    try {
      const entry = await withHost(address, timeouts, () => fetchEntry(address, kind, cached, options));
      if (!isCached(entry.image)) made += 1;
      entries[key] = entry;
    } catch (error) {
      if (known && error instanceof NoAnswerError) entries[key] = { ...known, usedAtMs };
      else problems.push(`${address}: ${error instanceof Error ? error.message : error}`);
    }
  }

  await inTurn(wanted, make);
  await mkdir(options.cacheFolder, { recursive: true });
  await writeCache(options.cacheFolder, entries, usedAtMs);
  await publish(entries, options);
  const images = Object.fromEntries(
    wanted.flatMap(({ address, kind }) => {
      const entry = entries[`${kind} ${address}`];
      return entry ? [[address, entry.image]] : [];
    }),
  );
  return { images, made, problems: problems.sort() };
}

async function fetchEntry(
  address: string,
  kind: WantedImage['kind'],
  cached: CacheEntries,
  { cacheFolder, fetch, clock }: MakeOptions,
): Promise<CacheEntry> {
  const known = cached[`${kind} ${address}`];
  const usedAtMs = clock.now();
  const download = await downloadImage(address, known ?? {}, { fetch, clock });
  if (download.status === 'new') {
    // The same picture may have copies from another address.
    const base = imageBase(download.bytes, kind);
    const same = Object.values(cached).find(({ image }) => image.base === base);
    const image = same?.image ?? (await renderImage(download.bytes, kind, cacheFolder));
    return { image, usedAtMs, ...download.validators };
  }
  if (!known) throw new Error('unchanged, though it was never fetched');
  return { ...known, usedAtMs };
}

/** Asks a host, unless it timed out too often. */
async function withHost<T>(address: string, timeouts: Map<string, number>, ask: () => Promise<T>): Promise<T> {
  const { host } = new URL(address);
  if ((timeouts.get(host) ?? 0) >= MAX_TIMEOUTS) throw new NoAnswerError('no answer from its host before');
  try {
    const answer = await ask();
    timeouts.delete(host);
    return answer;
  } catch (error) {
    if (error instanceof NoAnswerError) timeouts.set(host, (timeouts.get(host) ?? 0) + 1);
    throw error;
  }
}

async function inTurn<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function publish(entries: CacheEntries, { cacheFolder, publicFolder }: MakeOptions): Promise<void> {
  await rm(publicFolder, { recursive: true, force: true });
  const files = new Set(Object.values(entries).flatMap(({ image }) => filesOf(image)));
  if (files.size > 0) await mkdir(publicFolder, { recursive: true });
  await Promise.all([...files].map((file) => copyFile(join(cacheFolder, file), join(publicFolder, file))));
}
