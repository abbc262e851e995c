/**
 * `npm run publish:site`: builds with the newest posts and makes the result live, for those who serve the site
 * themselves. A build that fails changes nothing live. Exit code 75: another build is under way.
 */
import { join } from 'node:path';
import { buildSite } from '@/scripts/build/build-site';
import { takeLock } from './build-lock';
import { BUSY_EXIT_CODE } from './exit-codes';
import { publishRoot } from './publish-root';
import { publishRelease } from './releases';

const release = takeLock(join(process.cwd(), '.cache', 'build.lock'), Date.now());
if (!release) {
  console.error('Another build is under way: nothing was done.');
  process.exit(BUSY_EXIT_CODE);
}
// A step that fails, or is asked to end, ends the process (step.ts), so the lock is given back on its way out.
process.on('exit', release);

try {
  await buildSite({ isStrict: true });
  // No step runs any more that would have to end first.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const root = publishRoot();
  const name = await publishRelease(join(process.cwd(), 'out'), root, new Date());
  console.log(`\nPublished ${name} in ${root}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
