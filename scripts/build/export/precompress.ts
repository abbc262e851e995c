import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isWorthCompressing } from '@/lib/delivery/content-types';
import type { ContentCache } from '../content-cache';
import { listFiles } from './export-files';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** A thirtieth of the time that the highest quality takes, for a tenth more bytes. 9 takes eight times as long for 0.2% less. */
const QUICK_BROTLI = 8;

/**
 * Writes `.br` and `.gz` copies beside the text files below `root`, unless they would be larger, and returns how many files it
 * compressed. `isWanted` gets a path below `root`.
 */
export async function precompress(
  root: string,
  { isWanted, cache }: { isWanted: (file: string) => boolean; cache: ContentCache },
): Promise<number> {
  const waiting = (await listFiles(root)).filter(isWanted).map((file) => join(root, file));
  let count = 0;
  const worker = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const body = await readFile(path);
      if (!isWorthCompressing(path, body.length)) continue;
      for (const suffix of ['.br', '.gz'] as const) {
        const copy = await compressedCopy(path, body, suffix, cache);
        if (copy.length < body.length) await writeFile(path + suffix, copy);
      }
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return count;
}

/** A file compressed as small as possible, off the main thread. */
export function compressedCopy(path: string, body: Buffer, suffix: '.br' | '.gz', cache: ContentCache) {
  // Next's files of a page that is opened from another: half of all text, so they would take half of the time.
  const isQuick = path.endsWith('.txt');
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isQuick ? QUICK_BROTLI : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const compress = () =>
    suffix === '.br' ? brotli(body, { params }) : gzipAsync(body, { level: constants.Z_BEST_COMPRESSION });
  return cache.get(compress, suffix, String(isQuick), body);
}
