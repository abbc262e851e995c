/**
 * `npm run check:reproducible`: builds with what earlier builds left, then again from nothing, and compares the results byte
 * for byte. The same commit, posts and settings must give the same site, whatever was built before.
 */
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from './build-site';

/** What stays in .cache/: the input of a build, and the local Ghost, which no build reads. */
const KEPT = ['posts.json', 'post-images', 'post-images.json', 'ghost'];
const FOLDERS = ['out', 'deploy/built'];
// The date in status.json.
process.env.SOURCE_DATE_EPOCH = '0';
process.env.SKIP_TYPE_CHECK = '1';
const first = await mkdtemp(join(tmpdir(), 'first-build-'));

await buildSite();
for (const folder of FOLDERS) await cp(folder, join(first, folder), { recursive: true });
const cached = (await readdir('.cache')).filter((name) => !KEPT.includes(name));
const paths = ['.next', ...FOLDERS, ...cached.map((name) => join('.cache', name))];
for (const path of paths) await rm(path, { recursive: true, force: true });
await buildSite({ keepsPosts: true });

const compared = FOLDERS.map((folder) => spawnSync('diff', ['-rq', join(first, folder), folder], { encoding: 'utf8' }));
await rm(first, { recursive: true });
if (compared.some(({ status }) => status !== 0)) {
  const lines = compared.flatMap(({ stdout, stderr, error }) => (error ? String(error) : stdout + stderr).split('\n'));
  console.error(
    `\nThe builds differ (docs/next-internals.md, Build id), first in:\n${lines.filter(Boolean).slice(0, 10).join('\n')}`,
  );
  process.exit(1);
}
console.log('\nBoth builds are the same, byte for byte.');
