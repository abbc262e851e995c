import { readFile, rm, writeFile } from 'node:fs/promises';

/** In Next's folder, which every compilation empties. */
const COMPILED_FOR = '.next/compiled-for';

/** Whether Next's folder holds the compilation for this build key. */
export async function isCompiledFor(key: string): Promise<boolean> {
  return (await readFile(COMPILED_FOR, 'utf8').catch(() => '')) === key;
}

/**
 * Notes that Next's folder holds the compilation for this build key. Call it when the export has succeeded: after one that
 * failed, the next build compiles again.
 */
export function noteCompilation(key: string): Promise<void> {
  return writeFile(COMPILED_FOR, key);
}

/**
 * The arguments of `next` that export the pages, with the compilation in Next's folder or with a new one.
 *
 * Removes the list of pages that the last export left: Next 16 would export those pages, and not the ones it renders now
 * (docs/next-internals.md).
 */
export async function exportArguments(isCompiled: boolean): Promise<string[]> {
  for (const file of [COMPILED_FOR, '.next/prerender-manifest.json']) await rm(file, { force: true });
  return ['build', ...(isCompiled ? ['--experimental-build-mode', 'generate'] : [])];
}
