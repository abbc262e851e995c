/**
 * `npm run publish:site`: builds the site with the newest posts and makes the build live. A failed build changes nothing
 * live. Exit code 75: another publish is running.
 */
import { spawnSync } from 'node:child_process';
import { newestPost } from './newest-post';
import { publishSite } from './publish-site';
import { publishRoot } from './releases';
import { createReporter, failureWebhook, isToldByReceiver } from './report';

const root = publishRoot();
// Before the build: somebody may pull meanwhile.
const { stdout, status } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
const commit = status === 0 ? stdout.trim() : null;

process.exitCode = await publishSite({
  root,
  checkout: process.cwd(),
  build: [process.execPath, '--import', 'tsx', 'ops/publish/build.ts'],
  describe: () => ({ commit, newestPost: newestPost() }),
  report: isToldByReceiver()
    ? { failed: async () => {}, published: async () => {} }
    : createReporter({ root, webhook: webhookOrWarning(), log: console.error }),
});
process.exit();

/** A wrong address does not stop a publish: the site matters more than the messages about it. */
function webhookOrWarning(): string | undefined {
  try {
    return failureWebhook();
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error} Failures are not reported.`);
    return undefined;
  }
}
