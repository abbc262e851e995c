import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';

/**
 * A file that a step before the build leaves in `.cache/`, and pages read while they are built. Hundreds of pages ask:
 * each state of the file is read once. Where it is missing or broken there is the fallback.
 */
export function buildFile<T>(name: string, schema: z.ZodType<T>, fallback: T) {
  let lastRead: { version: string; value: T } | undefined;
  const path = () => join(process.cwd(), '.cache', name);

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
