import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentTypeOf } from '@/lib/delivery/content-types';
import { listFiles } from './export-files';

/** A text file of the export, by its path below the exported folder. */
export type TextFile = { file: string; text: string };

/** Every text file of the export. */
export async function readTextFiles(root: string): Promise<TextFile[]> {
  const files = (await listFiles(root)).filter((file) => contentTypeOf(file).isText);
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') })));
}
