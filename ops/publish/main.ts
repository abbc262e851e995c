/**
 * `npm run publish:site`: builds the site with the newest posts and makes the build live. A failed build changes nothing
 * live. Exit code 75: another build is running.
 */
import { join } from 'node:path';
import { buildSite } from '@/scripts/build/build-site';
import { BUSY_EXIT_CODE, takeLock } from './build-lock';
import { publishRelease, publishRoot } from './releases';

const release = takeLock(join(process.cwd(), '.cache', 'build.lock'), Date.now());
if (!release) {
  console.error('Another build is under way: nothing was done.');
  process.exit(BUSY_EXIT_CODE);
}
// A step that fails or is stopped exits the process (scripts/step.ts).
process.on('exit', release);

try {
  await buildSite({ isStrict: true });
  // From here on no step is running that a signal would have to end first.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const root = publishRoot();
  const name = await publishRelease(join(process.cwd(), 'out'), root, new Date());
  console.log(`\nPublished ${name} in ${root}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
