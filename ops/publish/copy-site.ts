import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/**
 * Copies an exported site into a new folder. A file with the same bytes as in the live release keeps its time there; all
 * others get `time`. nginx makes ETags of time and size, so browsers and caches keep what has not changed.
 *
 * The files are copies, not hard links of those in the live release: a file that somebody changes in place in one release
 * would change in all of them, and a rollback would not undo it. Filesystems that can share blocks do so.
 *
 * @param live the folder of the live release; undefined when there is none
 * @param time at least a second later than that of every file of every release
 */
export async function copySite(site: string, target: string, live: string | undefined, time: Date): Promise<void> {
  await mkdir(target);
  for (const entry of await readdir(site, { recursive: true, withFileTypes: true })) {
    const from = join(entry.parentPath, entry.name);
    const path = relative(site, from);
    const to = join(target, path);
    if (!entry.isFile()) continue;
    await mkdir(dirname(to), { recursive: true });
    await copyFile(from, to, constants.COPYFILE_FICLONE);
    const mtime = (live && (await timeOfSame(from, join(live, path)))) || time;
    await utimes(to, mtime, mtime);
  }
}

/** The time of a file of the live release; undefined when it has other bytes or does not exist. */
async function timeOfSame(file: string, live: string): Promise<Date | undefined> {
  const [found, kept] = await Promise.all([stat(file), stat(live).catch(() => undefined)]);
  if (!kept?.isFile() || kept.size !== found.size) return undefined;
  const [bytes, keptBytes] = await Promise.all([readFile(file), readFile(live)]);
  return bytes.equals(keptBytes) ? kept.mtime : undefined;
}
