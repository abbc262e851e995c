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

const SHOWN = 10;
const FOLDERS = ['out', 'deploy/built'];
const first = await mkdtemp(join(tmpdir(), 'first-build-'));

await clearBuilds(process.cwd());
await buildSite();
for (const folder of FOLDERS) await cp(folder, join(first, folder), { recursive: true });
await clearBuilds(process.cwd());
await buildSite({ keepsPosts: true });
const compared = FOLDERS.map((folder) => spawnSync('diff', ['-rq', join(first, folder), folder], { encoding: 'utf8' }));
await rm(first, { recursive: true });
if (compared.some(({ status }) => status !== 0)) {
  const lines = compared.flatMap(({ stdout, stderr, error }) =>
    error ? [String(error)] : `${stdout}${stderr}`.split('\n'),
  );
  console.error(`\nThe builds differ in ${lines.filter(Boolean).length} files, the first of them:`);
  console.error(lines.slice(0, SHOWN).join('\n'));
  process.exit(1);
}
console.log('\nBoth builds are the same, byte for byte.');
