import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isWorthCompressing } from '@/lib/delivery/content-types';
import { compress } from '../../compress';

/**
 * Tells how many bytes a file of the export is when it is sent: its precompressed copy where there is
 * one, else what that copy would be, as brotli at its highest quality; the file itself where there would be none. Files that many pages share are read once.
 *
 * @param root the exported folder; a path begins with a slash, and a query behind it is passed over
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
    // No copy is left beside what does not shrink.
    return Math.min(size, (await compress(await readFile(file), 'br')).length);
  }
}
