import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inCacheFolder, writeAtomically } from '@/lib/build/build-file';

const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** Keeps for later builds what was made of a content, by the hash of all that decides it. It may be deleted at any time. */
export function contentCache(folder = inCacheFolder('by-content')) {
  const making = new Map<string, Promise<Buffer>>();

  function fileOf(content: readonly (string | Buffer)[]): string {
    const hash = createHash('sha256');
    for (const part of content) hash.update(`${part.length} `).update(part);
    return join(folder, hash.digest('hex'));
  }

  return {
    read: (...content: (string | Buffer)[]) => readFile(fileOf(content)).catch(() => undefined),
    write: (result: string, ...content: string[]) => writeAtomically(fileOf(content), result),

    /** What `make` makes of the content, or made of it earlier. Asked for the same content twice at a time, it makes it once. */
    async get(make: () => Promise<Buffer>, ...content: (string | Buffer)[]): Promise<Buffer> {
      const file = fileOf(content);
      const makeAndKeep = async () => {
        const made = await make();
        await writeAtomically(file, made);
        return made;
      };
      const result = making.get(file) ?? readFile(file).catch(makeAndKeep);
      making.set(file, result);
      return result.finally(() => making.delete(file));
    },

    /** Removes what is older than a month. */
    async removeOld(): Promise<void> {
      await mkdir(folder, { recursive: true });
      for (const name of await readdir(folder)) {
        const path = join(folder, name);
        if (Date.now() - (await stat(path)).mtimeMs > MAX_AGE_MS) await rm(path);
      }
    },
  };
}

export type ContentCache = ReturnType<typeof contentCache>;
