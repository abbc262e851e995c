import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { writeAtomically } from '@/lib/build/write-atomically';
import { listFiles } from '../export/export-files';
import { ownFilesOf } from '../next-output/finish-page';

const FOLDER = '.cache/last-build';

const manifestSchema = z.object({ key: z.string(), inputs: z.string(), pages: z.record(z.string(), z.string()) });

/** What decided a build (lib/build/build-plan.ts). */
type Manifest = z.infer<typeof manifestSchema>;

/** What decided the last build that succeeded, with the pages that it left; undefined before the first one. */
export async function readLastBuild(folder = FOLDER): Promise<Manifest | undefined> {
  try {
    const { pages, ...manifest } = manifestSchema.parse(
      JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')),
    );
    const kept = Object.entries(pages).filter(([path]) => existsSync(join(folder, 'out', `${path}.html`)));
    return { ...manifest, pages: Object.fromEntries(kept) };
  } catch {
    return undefined;
  }
}

/** Makes the next build start from nothing. */
export async function forgetLastBuild(folder = FOLDER): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

/** Keeps a finished export for the next build. */
export async function saveBuild(root: string, { key, inputs, pages }: Manifest, folder = FOLDER): Promise<void> {
  await forgetLastBuild(folder);
  const incoming = `${folder}-incoming`;
  await rm(incoming, { recursive: true, force: true });
  await copyFiles(root, join(incoming, 'out'), await listFiles(root));
  await writeAtomically(join(incoming, 'manifest.json'), JSON.stringify({ key, inputs, pages }));
  await rename(incoming, folder);
}

/** Puts the whole last export into `root`. */
export async function restoreBuild(root: string, folder = FOLDER): Promise<void> {
  const kept = join(folder, 'out');
  await rm(root, { recursive: true, force: true });
  await copyFiles(kept, root, await listFiles(kept));
}

/**
 * Puts these pages of the last export into `root`, each with its payloads, styles and compressed copies.
 *
 * @returns the files that were put there, sorted
 */
export async function restorePages(root: string, paths: readonly string[], folder = FOLDER): Promise<string[]> {
  if (paths.length === 0) return [];
  const kept = join(folder, 'out');
  const wanted = new Set<string>();
  for (const path of paths) {
    const name = path.slice(1);
    for (const file of [`${name}.html`, `${name}.txt`]) wanted.add(file);
    const html = await readFile(join(kept, `${name}.html`), 'utf8');
    for (const address of ownFilesOf(html)) wanted.add(address.slice(1));
  }
  const routes = new Set(paths.map((path) => path.slice(1)));
  const isOfPage = (file: string) => basename(file).startsWith('__next.') && routes.has(dirname(file));
  const plain = (file: string) => file.replace(/\.(br|gz)$/, '');
  const isWanted = (file: string) => wanted.has(plain(file)) || isOfPage(plain(file));
  // What this build already wrote stays: pages rendered again, and shared files, whose names follow from their content.
  const files = (await listFiles(kept)).filter((file) => isWanted(file) && !existsSync(join(root, file)));
  await copyFiles(kept, root, files);
  return files;
}

/** Copies with the times of the files. No hard links: a file that somebody edits in out/ would change what is kept here. */
async function copyFiles(from: string, to: string, files: readonly string[]): Promise<void> {
  for (const folder of new Set(files.map(dirname))) await mkdir(join(to, folder), { recursive: true });
  for (const file of files) {
    const source = join(from, file);
    const copy = join(to, file);
    await copyFile(source, copy, constants.COPYFILE_FICLONE);
    const { atime, mtime } = await stat(source);
    await utimes(copy, atime, mtime);
  }
}
