import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { writeWhole } from '@/lib/build/write-whole';
import { isWorthCompressing } from '@/lib/delivery/content-types';
import { compress } from '../../compress';
import { listFiles } from './export-files';

/** Older copies are removed from the cache. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

const encodings = { '.br': 'br', '.gz': 'gzip' } as const;

type Suffix = keyof typeof encodings;

/**
 * Writes `.br` and `.gz` copies beside every text file below `root`, at the highest quality, unless they would be larger.
 * Works on one file a processor, because Node compresses in threads.
 *
 * @param cache a folder that keeps the copies by their content's hash for later builds
 * @returns how many files have copies, and how many copies were not in the cache
 */
export async function precompress(root: string, cache: string): Promise<{ files: number; made: number }> {
  await mkdir(cache, { recursive: true });
  await dropOld(cache);
  const waiting = (await listFiles(root)).map((file) => join(root, file));
  const known = new Map<string, Promise<{ copy: Buffer; isNew: boolean }>>();
  const count = { files: 0, made: 0 };

  const worker = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const body = await readFile(path);
      if (!isWorthCompressing(path, body.length)) continue;
      const hash = createHash('sha256').update(body).digest('hex');
      for (const suffix of ['.br', '.gz'] as const) {
        const name = `${hash}${suffix}`;
        const isFirst = !known.has(name);
        const result = known.get(name) ?? compressed(body, suffix, join(cache, name));
        known.set(name, result);
        const { copy, isNew } = await result;
        if (isFirst && isNew) count.made += 1;
        if (copy.length < body.length) await writeFile(path + suffix, copy);
      }
      count.files += 1;
    }
  };
  await Promise.all(Array.from({ length: cpus().length }, worker));
  return count;
}

async function compressed(body: Buffer, suffix: Suffix, kept: string): Promise<{ copy: Buffer; isNew: boolean }> {
  try {
    return { copy: await readFile(kept), isNew: false };
  } catch {
    const copy = await compress(body, encodings[suffix]);
    await writeWhole(kept, copy);
    return { copy, isNew: true };
  }
}

async function dropOld(cache: string) {
  for (const name of await readdir(cache)) {
    const path = join(cache, name);
    if (Date.now() - (await stat(path)).mtimeMs > KEPT_MS) await rm(path);
  }
}
