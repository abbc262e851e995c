import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CallAdmin } from './admin-api';
import { installGhost } from './install';
import { contentKey, setUpOwner } from './set-up-blog';
import { type RunningGhost, startGhost } from './start-ghost';

export type OpenBlog = RunningGhost & {
  call: CallAdmin;
  contentKey: string;
};

type Options = {
  folder: string;
  port: number;
  fill: (call: CallAdmin) => Promise<void>;
};

/** Installs Ghost if needed and starts it; a new blog gets an owner, an integration for the site, and posts. */
export async function openBlog({ folder, port, fill }: Options): Promise<OpenBlog> {
  const software = await installGhost();
  // Written last: a setup that was interrupted starts over.
  const ready = join(folder, 'set-up.txt');
  if (!existsSync(ready)) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const ghost = await startGhost(software, folder, port);
  const call = await setUpOwner(ghost.origin);
  const key = await contentKey(call);
  if (!existsSync(ready)) {
    await fill(call);
    await writeFile(ready, 'The blog has its owner and its posts.\n');
  }
  return { ...ghost, call, contentKey: key };
}
