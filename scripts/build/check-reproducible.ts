/**
 * `npm run check:reproducible`: builds twice from nothing and compares the results byte for byte. The same commit, posts and
 * settings must give the same site, so that a live site can be rebuilt, and a release differs only by its change.
 */
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from './build-site';
import { clearBuilds } from './clear-builds';

const FOLDERS = ['out', 'deploy/built'];
const first = await mkdtemp(join(tmpdir(), 'first-build-'));

await clearBuilds(process.cwd());
await buildSite();
for (const folder of FOLDERS) await cp(folder, join(first, folder), { recursive: true });
await clearBuilds(process.cwd());
await buildSite({ keepsPosts: true });
const differences = FOLDERS.map((folder) => spawnSync('diff', ['-rq', join(first, folder), folder])).filter(
  ({ status }) => status !== 0,
);
await rm(first, { recursive: true });
for (const { stdout, stderr, error } of differences) console.error(error ?? `\n${stdout}${stderr}`);
if (differences.length > 0) process.exit(1);
console.log('\nBoth builds are the same, byte for byte.');
