import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isFile } from '../../is-file';

/** Files that builds write into the folders of the source. */
const WRITTEN = /^public\/(og|blog-images)\//;

/** A hash of the files at and below these paths, by name and content. */
export async function sourceHash(paths: readonly string[]): Promise<string> {
  const files = (await Promise.all(paths.map(filesAt))).flat().sort();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash('sha256');
  for (const [index, file] of files.entries())
    hash.update(`${file}\0${contents[index]?.length}\0`).update(contents[index] ?? '');
  return hash.digest('hex');
}

async function filesAt(path: string): Promise<string[]> {
  if (await isFile(path)) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.filter((file) => !WRITTEN.test(file));
}
