/**
 * Every command of package.json goes through here, because it must work on a fresh clone: it installs the packages that
 * the lockfile names when they are missing or have changed, then runs the script. Plain JavaScript and Node's own modules
 * only: nothing else is there yet.
 *
 *   node scripts/run.mjs scripts/build/main.ts [arguments]
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { runChild } from './run-child.mjs';

const OLDEST_NODE = [20, 19];
const STAMP = 'node_modules/.installed-lockfile';

const [script, ...scriptArguments] = process.argv.slice(2);

checkNode();
await installPackages();
const { code } = await runChild(process.execPath, ['--import', 'tsx', script, ...scriptArguments], {
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
});
process.exit(code);

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  fail(
    `Node ${OLDEST_NODE.join('.')} or newer is needed, this is ${process.versions.node}`,
    'install it from https://nodejs.org',
  );
}

async function installPackages() {
  const lockfile = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockfile) return;
  console.log('Installing packages by the lockfile (npm ci).');
  // Under NODE_ENV=production npm would leave out what builds the site.
  const { code, askedBy } = await runChild('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    shell: process.platform === 'win32',
  });
  if (askedBy) process.exit(128 + constants.signals[askedBy]);
  if (code !== 0) fail('packages could not be installed', 'look at the lines above; is the npm registry reachable?');
  writeFileSync(STAMP, lockfile);
}

function fail(what, cure) {
  console.error(`Setup failed: ${what}. Cure: ${cure}.`);
  process.exit(1);
}
