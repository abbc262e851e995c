import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';

/** A page of the export; `file` is its path below the exported folder. */
export type ExportedPage = { file: string; html: string };

/** A text file of the export, by its path below the exported folder. */
export type TextFile = { file: string; text: string };

/** Ends the program with one line if there is no exported site in out/. */
export function requireExport() {
  if (existsSync('out/index.html')) return;
  console.error(noExport('out'));
  process.exit(1);
}

export const noExport = (root: string) => `There is no exported site in ${resolve(root)}: make it with npm run build.`;

/** All files below a folder, as sorted paths with forward slashes. */
export async function listFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** The path of an HTML file's page: `/services/software` for `services/software.html`. */
export function routeOfFile(file: string): string {
  const path = file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '');
  return `/${path}`;
}

/** A short hash for a file's name: other content has another name. */
export function contentHash(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
