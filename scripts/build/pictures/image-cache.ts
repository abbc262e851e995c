import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { postImageSchema } from '@/lib/blog/post-images-file';
import { writeAtomically } from '@/lib/build/write-atomically';
import { filesOf, RENDER_VERSION } from './render-image';

const INDEX = 'index.json';
/** A picture that no post used for so long leaves the cache. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

const entrySchema = z.object({
  image: postImageSchema,
  /** When a build last used it, in milliseconds since 1970. */
  usedAtMs: z.number(),
  etag: z.string().optional(),
  lastModified: z.string().optional(),
});
const indexSchema = z.object({ recipe: z.literal(RENDER_VERSION), entries: z.record(z.string(), entrySchema) });

/** The copies of one picture, the validators of the original, and the time of their last use. */
export type CacheEntry = z.infer<typeof entrySchema>;
type CacheEntries = Record<string, CacheEntry>;

/** The entries of earlier builds, without those whose files are gone or that another recipe made. */
export async function readCache(folder: string): Promise<CacheEntries> {
  const hasFiles = ({ image }: CacheEntry) => filesOf(image).every((file) => existsSync(join(folder, file)));
  try {
    const { entries } = indexSchema.parse(JSON.parse(await readFile(join(folder, INDEX), 'utf8')));
    return Object.fromEntries(Object.entries(entries).filter(([, entry]) => hasFiles(entry)));
  } catch {
    return {};
  }
}

/**
 * Writes these entries and those used in the last 30 days, and removes all other files. Unused entries stay for a while,
 * because a build with another blog must not make the next one render every picture.
 */
export async function writeCache(folder: string, used: CacheEntries, nowMs: number): Promise<void> {
  const known = Object.entries(await readCache(folder));
  const recent = known.filter(([, { usedAtMs }]) => nowMs - usedAtMs < KEPT_MS);
  const entries = { ...Object.fromEntries(recent), ...used };
  await writeAtomically(join(folder, INDEX), JSON.stringify({ recipe: RENDER_VERSION, entries }));
  const kept = new Set([INDEX, ...Object.values(entries).flatMap(({ image }) => filesOf(image))]);
  const unused = (await readdir(folder)).filter((file) => !kept.has(file));
  await Promise.all(unused.map((file) => rm(join(folder, file))));
}
