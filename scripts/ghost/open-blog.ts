import { existsSync } from 'node:fs';
import { cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Program, startProgram, waitForAnswer } from '../programs';
import type { CallAdmin } from './admin-api';
import { installGhost } from './install';
import { contentKey, setUpOwner } from './set-up-blog';

const START_SECONDS = 120;
const CONTENT_FOLDERS = ['data', 'images', 'logs', 'themes', 'settings', 'public', 'files', 'media'];

export type OpenBlog = {
  /** Such as http://127.0.0.1:2368: Ghost asks name servers for any other name, also for localhost. */
  origin: string;
  program: Program;
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

/** Starts a Ghost whose settings and content are in `folder`. Throws an Error with the last lines of its log. */
async function startGhost(software: string, folder: string, port: number) {
  const origin = `http://127.0.0.1:${port}`;
  await prepareFolder(software, folder);
  await writeFile(join(folder, 'config.production.json'), JSON.stringify(settings(origin, folder, port), null, 2));
  // Ghost reads its settings from the folder in which it is started.
  const program = startProgram([process.execPath, join(software, 'index.js')], {
    folder,
    environment: { NODE_ENV: 'production' },
    log: join(folder, 'ghost.log'),
  });
  // The front page needs the database and the theme: it answers last.
  await waitForAnswer('Ghost', `${origin}/`, program, START_SECONDS);
  return { origin, program };
}

async function prepareFolder(software: string, folder: string) {
  for (const name of CONTENT_FOLDERS) await mkdir(join(folder, name), { recursive: true });
  // As Ghost's own installer does: Ghost reads its version in `current`, and its admin pages refuse another one.
  await rm(join(folder, 'current'), { force: true });
  await symlink(software, join(folder, 'current'));
  // Without its theme in this folder Ghost answers each page with 500.
  for (const theme of ['source', 'casper']) {
    const copy = join(folder, 'themes', theme);
    if (!existsSync(copy)) await cp(join(software, 'content/themes', theme), copy, { recursive: true });
  }
}

function settings(origin: string, folder: string, port: number) {
  return {
    url: origin,
    server: { host: '127.0.0.1', port },
    database: {
      client: 'sqlite3',
      connection: { filename: join(folder, 'data/ghost.db') },
      useNullAsDefault: true,
    },
    paths: { contentPath: folder },
    logging: { path: join(folder, 'logs/'), level: 'info', transports: ['file'] },
    // No mail is sent, so a sign-in must not ask for a code that arrives by mail.
    mail: { transport: 'stub', from: 'noreply@blog.example.com' },
    security: { staffDeviceVerification: false },
    // Ghost asks no other service on the internet.
    privacy: { useTinfoil: true, useUpdateCheck: false, useGravatar: false, useRpcPing: false },
  };
}
