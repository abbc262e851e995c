import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { writeAtomically } from '@/lib/build/write-atomically';
import { isWorthCompressing } from '@/lib/delivery/content-types';
import { compress } from '../../compress';
import { listFiles } from './export-files';

/** Keeps compressed copies by their content's hash for later builds. */
const CACHE = '.cache/compressed';

const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

const encodings = { '.br': 'br', '.gz': 'gzip' } as const;

type Suffix = keyof typeof encodings;

/**
 * Writes `.br` and `.gz` copies beside every text file below `root`, at the highest quality, unless they would be larger.
 * Works on one file per processor at a time, because Node compresses in threads. Removes old copies from the cache.
 *
 * @returns how many files were compressed
 */
export async function precompress(root: string, cache = CACHE): Promise<number> {
  await mkdir(cache, { recursive: true });
  for (const name of await readdir(cache)) {
    const path = join(cache, name);
    if (Date.now() - (await stat(path)).mtimeMs > MAX_AGE_MS) await rm(path);
  }
  const waiting = (await listFiles(root)).map((file) => join(root, file));
  let count = 0;
  const worker = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const body = await readFile(path);
      if (!isWorthCompressing(path, body.length)) continue;
      for (const suffix of ['.br', '.gz'] as const) {
        const copy = await compressedCopy(body, suffix, cache);
        if (copy.length < body.length) await writeFile(path + suffix, copy);
      }
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: cpus().length }, worker));
  return count;
}

/** Copies that are being read or made, by path: files with the same text share one. */
const running = new Map<string, Promise<Buffer>>();

/** The compressed copy of a text, from the cache if it is there. */
export async function compressedCopy(body: Buffer, suffix: Suffix, cache = CACHE): Promise<Buffer> {
  const path = join(cache, createHash('sha256').update(body).digest('hex') + suffix);
  const copy = running.get(path) ?? readFile(path).catch(() => makeCopy(body, suffix, path));
  running.set(path, copy);
  return copy.finally(() => running.delete(path));
}

async function makeCopy(body: Buffer, suffix: Suffix, path: string): Promise<Buffer> {
  const copy = await compress(body, encodings[suffix]);
  await writeAtomically(path, copy);
  return copy;
}
