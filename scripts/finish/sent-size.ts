import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** Formats that are compressed already. */
const PACKED = /\.(woff2|avif|webp|png|jpe?g|ico)$/;

const compress = promisify(brotliCompress);

/**
 * Tells how many kilobytes (1,000 bytes) a file of the export is when it is sent: its precompressed copy where there is
 * one, else what that copy would be, as brotli at its highest quality. Files that many pages share are read once.
 *
 * @param root the exported folder; a path begins with a slash, and a query behind it is passed over
 */
export function sentSizes(root: string): (path: string) => Promise<number> {
  const known = new Map<string, Promise<number>>();
  return (address) => {
    const path = address.split('?')[0] ?? '';
    const size = known.get(path) ?? sentBytes(join(root, path)).then((bytes) => bytes / 1000);
    known.set(path, size);
    return size;
  };
}

async function sentBytes(file: string): Promise<number> {
  if (PACKED.test(file)) return (await stat(file)).size;
  try {
    return (await stat(`${file}.br`)).size;
  } catch {
    const content = await readFile(file);
    const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
    const params = { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: content.length };
    return (await compress(content, { params })).length;
  }
}
