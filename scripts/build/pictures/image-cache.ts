import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { postImageSchema } from '@/lib/blog/post-images-file';
import { writeWhole } from '@/lib/build/write-whole';
import { filesOf, RECIPE } from './render-image';

/** A picture that no post showed for so long is forgotten. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

const entrySchema = z.object({
  image: postImageSchema,
  /** When a build last wanted it, in milliseconds since 1970. */
  usedAtMs: z.number(),
  etag: z.string().optional(),
  lastModified: z.string().optional(),
});
const indexSchema = z.object({ recipe: z.literal(RECIPE), entries: z.record(z.string(), entrySchema) });

/** The copies of one picture, what its host said of the original, and when they were last in use. */
export type CacheEntry = z.infer<typeof entrySchema>;
export type CacheEntries = Record<string, CacheEntry>;

const indexPath = (folder: string) => join(folder, 'index.json');

/** What earlier builds left; entries whose files are gone, or that another recipe made, do not count. */
export async function readCache(folder: string): Promise<CacheEntries> {
  try {
    const { entries } = indexSchema.parse(JSON.parse(await readFile(indexPath(folder), 'utf8')));
    return Object.fromEntries(Object.entries(entries).filter(([, { image }]) => hasFiles(folder, image)));
  } catch {
    return {};
  }
}

/**
 * Keeps these entries and their files for the next build, and those that were in use within the last 30 days: a build with
 * another blog, or the local fake in its place, must not cost the next one every picture.
 */
export async function writeCache(folder: string, used: CacheEntries, nowMs: number): Promise<void> {
  const known = Object.entries(await readCache(folder));
  const recent = known.filter(([, { usedAtMs }]) => nowMs - usedAtMs < KEPT_MS);
  const entries = { ...Object.fromEntries(recent), ...used };
  await writeWhole(indexPath(folder), JSON.stringify({ recipe: RECIPE, entries }));
  const kept = new Set(Object.values(entries).flatMap(({ image }) => filesOf(image)));
  const files = await readdir(folder);
  await Promise.all(
    files.filter((file) => file !== 'index.json' && !kept.has(file)).map((file) => rm(join(folder, file))),
  );
}

function hasFiles(folder: string, image: CacheEntry['image']): boolean {
  return filesOf(image).every((file) => existsSync(join(folder, file)));
}
