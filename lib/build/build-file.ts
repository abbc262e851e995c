import { readFileSync, statSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { z } from 'zod';

/** A path in `.cache/`, where a build keeps what later steps read. Tests name a folder of their own in CACHE_FOLDER. */
export function inCacheFolder(...names: string[]): string {
  return join(process.env.CACHE_FOLDER ?? join(process.cwd(), '.cache'), ...names);
}

/** A file in `.cache/` that is read again only when it has changed. `load` gives the fallback where it is missing or invalid. */
export function buildFile<T>(name: string, schema: z.ZodType<T>, fallback: T) {
  let lastRead: { version: string; value: T } | undefined;
  const path = () => inCacheFolder(name);

  function load(from: string = path()): T {
    const file = statSync(from, { throwIfNoEntry: false });
    const version = `${from} ${file?.mtimeMs} ${file?.size}`;
    if (lastRead?.version !== version) lastRead = { version, value: file ? read(from, schema, fallback) : fallback };
    return lastRead.value;
  }
  return { path, load };
}

function read<T>(path: string, schema: z.ZodType<T>, fallback: T): T {
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return fallback;
  }
}

/** Writes a file atomically and creates its folder: if the process stops halfway, the old file stays. */
export async function writeAtomically(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.${process.pid}`, content);
  await rename(`${path}.${process.pid}`, path);
}
