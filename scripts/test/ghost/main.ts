/**
 * `npm run test:ghost`: publishes from a real Ghost, as a marketer does, and reads the published site as a visitor without
 * JavaScript does. Prints a diary with the seconds from "Publish" in Ghost until the change is live.
 */
import { join } from 'node:path';
import { GHOST_VERSION } from '../../ghost/install';
import { startSite } from '../../preview/serve';
import { secondsSince, step } from './diary';
import { liveSite } from './live-site';
import { openTest } from './open-test';
import { publishSteps } from './publish-steps';

// The programs that were started end with this one.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const startMs = performance.now();
const test = await openTest();
let closeSite = async () => {};
try {
  console.log(`Ghost ${GHOST_VERSION} with three posts was up after ${secondsSince(startMs)}.`);
  await step('The first publish, by hand', async () => {
    const publishMs = performance.now();
    await test.run('publish:site');
    return secondsSince(publishMs);
  });
  const { origin, close } = await startSite(test.sitePort, join(test.root, 'current'));
  closeSite = close;
  await test.publishWith(test.blog.contentKey);
  await publishSteps(test, liveSite(origin));
  console.log(`Publishing from Ghost works. ${secondsSince(startMs)} in all.`);
  await test.removeFolder();
} catch (error) {
  const problem = error instanceof Error ? error.message : error;
  console.error(
    `${problem}\nThe last lines of the receiver and the publish:\n${test.publisherLines()}\nTheir logs are in .cache/ghost/test/.`,
  );
  process.exitCode = 1;
} finally {
  await closeSite();
  await test.close();
}
