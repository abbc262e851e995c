/**
 * Runs before every command of our own (run.mjs), and before the unit tests: installs the packages of the lockfile when they are
 * missing or it has changed. Plain JavaScript and Node's own modules only, because a fresh clone has nothing else.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { holdCheckout, releaseCheckout } from './hold-checkout.mjs';

const OLDEST_NODE = [20, 19];
const STAMP = 'node_modules/.installed-lockfile';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
  fail(
    `Node ${OLDEST_NODE.join('.')} or newer is needed, this is ${process.versions.node}`,
    'install it from https://nodejs.org',
  );
}

const lockfile = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== lockfile) {
  await holdCheckout();
  console.log('Installing packages by the lockfile (npm ci).');
  // With NODE_ENV=production npm would leave out the packages that build the site.
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], { stdio: 'inherit' });
  if (status !== 0)
    fail(
      'packages could not be installed',
      'look at the lines above; can npm reach its registry, and write to its cache?',
    );
  writeFileSync(STAMP, lockfile);
  releaseCheckout();
}

function fail(reason, cure) {
  console.error(`Setup failed: ${reason}. Cure: ${cure}.`);
  process.exit(1);
}
