/**
 * `npm run test:configurations [-- --ends]`: exports the site in every configuration (configurations.ts) and runs the
 * checks and budgets of a published build on each export. The next export is made while the last one is checked. With `--ends`
 * only the site without any service and the site with all of them. The previous out/ is restored at the end.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { field } from '@/lib/text/records';
import { holdCheckout } from '../../hold-checkout.mjs';
import { readOptions } from '../../read-options';
import { tool } from '../../step';
import { BLOG_URL, type Configuration, configurations, ends, hasBlog } from './configurations';
import { writeBlogPosts, writeCommittedPosts } from './write-posts';

const FOLDER = '.cache/configurations';
/** Keeps the previous export during the run. */
const PREVIOUS_EXPORT = join(FOLDER, 'before');
const run = promisify(execFile);
const values = readOptions({ ends: { type: 'boolean' } });
const chosen = values.ends ? ends : configurations;

type Outcome = { name: string; problem: string | undefined };

await holdCheckout();
// Of a run that was interrupted.
if (existsSync(PREVIOUS_EXPORT)) {
  await rm('out', { recursive: true, force: true });
  await rename(PREVIOUS_EXPORT, 'out');
}
await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const hasExport = existsSync('out');
if (hasExport) await rename('out', PREVIOUS_EXPORT);
const outcomes = [
  ...(await exportAndCheck(
    chosen.filter((configuration) => !hasBlog(configuration)),
    writeCommittedPosts,
  )),
  ...(await exportAndCheck(chosen.filter(hasBlog), () => writeBlogPosts(BLOG_URL))),
];
const failed = outcomes.filter(({ problem }) => problem !== undefined);
for (const { name, problem } of failed) console.error(`\n${name}:\n${problem}`);
console.log(`\nConfigurations: ${outcomes.length - failed.length} passed, ${failed.length} failed`);
// A failed export may have left some of it.
await rm('out', { recursive: true, force: true });
if (hasExport) await rename(PREVIOUS_EXPORT, 'out');
await rm(FOLDER, { recursive: true, force: true });
process.exit(failed.length > 0 ? 1 : 0);

/** Writes the posts once: the export and the check of each configuration read the same files. */
async function exportAndCheck(group: readonly Configuration[], writePosts: () => Promise<void>): Promise<Outcome[]> {
  await writePosts();
  await command(tool('tsx'), ['scripts/build/prepare.ts']);
  const checks: Promise<Outcome>[] = [];
  for (const configuration of group) {
    const { name, environment } = configuration;
    const folder = join(FOLDER, name.replaceAll(' ', '-'));
    const problem = await exportTo(folder, environment);
    // One export and one check run at the same time, which suits two cores.
    await checks.at(-1);
    checks.push(problem === undefined ? check(configuration, folder) : Promise.resolve({ name, problem }));
  }
  return Promise.all(checks);
}

/** Exports the site into this folder. Returns the export's output if it failed. */
async function exportTo(folder: string, environment: Configuration['environment']) {
  await rm('out', { recursive: true, force: true });
  const problem = await command(tool('next'), ['build'], { ...environment, SKIP_TYPE_CHECK: '1' });
  if (problem === undefined) await rename('out', folder);
  return problem;
}

async function check({ name, environment }: Configuration, folder: string): Promise<Outcome> {
  const problem = await command(tool('tsx'), ['scripts/build/finish.ts', '--test-export', folder], environment);
  console.log(`${problem === undefined ? '✓' : '✕'} ${name}`);
  return { name, problem };
}

/** Runs a command with these settings. Returns its output if it failed. */
async function command(file: string, args: string[], environment: Configuration['environment'] = {}) {
  try {
    await run(file, args, { env: { ...process.env, ...environment }, maxBuffer: 1e9 });
  } catch (error) {
    return [field(error, 'stdout'), field(error, 'stderr')].filter(Boolean).join('\n').trim() || String(error);
  }
}
