import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pages } from '@/content/pages/index';

const FOLDER = join('content', 'pages');

/** Pages that were written but would not be built, a line each. */
export function unlistedPages(listed: Readonly<Record<string, unknown>> = pages, folder = FOLDER): string[] {
  return pageNames(folder)
    .filter((name) => !(name in listed))
    .map((name) => `content/pages/index.ts: expected an entry '${name}' for content/pages/${name}.ts`);
}

/** Every module of content/pages/ without its ending, as content/pages/index.ts names it. */
function pageNames(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && entry.name !== 'index.ts')
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/').replace(/\.ts$/, ''))
    .sort();
}
