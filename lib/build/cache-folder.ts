import { join } from 'node:path';

/**
 * A path in `.cache/`, where a step of a build keeps what later steps and builds read. CACHE_FOLDER names another folder: tests
 * have one of their own, because the project's holds what earlier builds left.
 */
export function inCacheFolder(...names: string[]): string {
  return join(process.env.CACHE_FOLDER ?? join(process.cwd(), '.cache'), ...names);
}
