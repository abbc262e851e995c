/**
 * `npm run check:reproducible [-- --no-build]`: builds the site of the browser flows from nothing, then again with what the
 * builds before it left and in another zone and locale, and compares the results byte for byte: the same commit, posts and
 * settings must give the same site, wherever it is built and whatever was built before. With `--no-build` what stands in out/ takes the place of the first build.
 */
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { holdCheckout } from '../hold-checkout.mjs';
import { readOptions } from '../read-options';
import { elsewhere } from './elsewhere';
import { buildForFlows } from './flows';

const FOLDERS = ['out', 'deploy/built'];
/** No build reads these. */
const OTHERS = ['ghost', 'command.socket'];
const values = readOptions({ 'no-build': { type: 'boolean' } });
await holdCheckout();
const first = await mkdtemp(join(tmpdir(), 'first-build-'));

if (!values['no-build']) {
  const cached = (await readdir('.cache').catch(() => [])).filter((name) => !OTHERS.includes(name));
  const paths = ['.next', ...FOLDERS, ...cached.map((name) => join('.cache', name))];
  for (const path of paths) await rm(path, { recursive: true, force: true });
  await buildForFlows();
}
for (const folder of FOLDERS) await cp(folder, join(first, folder), { recursive: true });
await buildForFlows(elsewhere);

// status.json has the time of the build.
const differ = (folder: string) =>
  spawnSync('diff', ['-rq', '-x', 'status.json*', join(first, folder), folder], { encoding: 'utf8' });
const compared = FOLDERS.map(differ);
await rm(first, { recursive: true });
if (compared.some(({ status }) => status !== 0)) {
  const lines = compared.flatMap(({ stdout, stderr, error }) => (error ? String(error) : stdout + stderr).split('\n'));
  console.error(
    `\nThe builds differ (docs/next-internals.md, Build id), first in:\n${lines.filter(Boolean).slice(0, 10).join('\n')}`,
  );
  process.exit(1);
}
console.log('\nBoth builds are the same, byte for byte.');
