import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';

/**
 * A file that a step before the build leaves in `.cache/`, and pages read while they are built. Hundreds of pages ask:
 * each state of the file is read once. Without the file there is the fallback: `npm run dev` goes without.
 */
export function buildFile<T>(name: string, schema: z.ZodType<T>, fallback: T) {
  let lastRead: { version: string; value: T } | undefined;
  const path = () => join(process.cwd(), '.cache', name);

  function load(from: string = path()): T {
    const file = statSync(from, { throwIfNoEntry: false });
    const version = `${from} ${file?.mtimeMs} ${file?.size}`;
    if (lastRead?.version !== version) {
      lastRead = { version, value: file ? schema.parse(JSON.parse(readFileSync(from, 'utf8'))) : fallback };
    }
    return lastRead.value;
  }
  return { path, load };
}
