import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isWorthCompressing } from '@/lib/delivery/content-types';
import { compress } from '../../compress';

/**
 * Returns a function that gives the bytes of a file as a host sends it: with brotli at the highest quality, or as it is if
 * it would not be compressed. Each file is read once.
 *
 * @param root the exported folder; the function takes a path that begins with a slash, and ignores a query
 */
export function sentSizes(root: string): (path: string) => Promise<number> {
  const known = new Map<string, Promise<number>>();
  return (address) => {
    const path = address.split('?')[0] ?? '';
    const size = known.get(path) ?? sentBytes(join(root, path));
    known.set(path, size);
    return size;
  };
}

async function sentBytes(file: string): Promise<number> {
  const { size } = await stat(file);
  if (!isWorthCompressing(file, size)) return size;
  try {
    return (await stat(`${file}.br`)).size;
  } catch {
    // A file that does not shrink has no copy.
    return Math.min(size, (await compress(await readFile(file), 'br')).length);
  }
}
