import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pages } from '@/content/pages/index';

const FOLDER = join('content', 'pages');

/** Every file of content/pages/ without its ending, as content/pages/index.ts names it. */
export function pageFiles(): string[] {
  return readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'index.ts')
    .map((entry) => relative(FOLDER, join(entry.parentPath, entry.name)).split(sep).join('/').replace(/\.ts$/, ''))
    .sort();
}

/** Pages that were written but would not be built, a line each. */
export function unlistedPages(): string[] {
  return pageFiles()
    .filter((file) => !(file in pages))
    .map((file) => `content/pages/index.ts: expected an entry '${file}' for content/pages/${file}.ts`);
}
