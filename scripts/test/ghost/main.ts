/**
 * `npm run test:ghost`: publishes from a real Ghost, as a marketer does, and reads the published site as a visitor without
 * JavaScript does. Prints a diary with the seconds from a change in Ghost until it is live.
 */
import { GHOST_VERSION } from '../../ghost/install';
import { openTest } from './open-test';
import { publishSteps, secondsSince } from './publish-steps';

// What startProgram started ends when this process exits, which a signal alone would not do.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const startMs = performance.now();
const test = await openTest();
try {
  console.log(`Ghost ${GHOST_VERSION} with three posts was up after ${secondsSince(startMs)}.`);
  await test.publishWith(test.blog.contentKey);
  await publishSteps(test);
  console.log(`Publishing from Ghost works. ${secondsSince(startMs)} in all.`);
  await test.removeFolder();
} catch (error) {
  const problem = error instanceof Error ? error.message : error;
  console.error(
    `${problem}\nThe last lines of the receiver and the publish:\n${test.publisherLines()}\nTheir logs are in .cache/ghost/test/.`,
  );
  process.exitCode = 1;
} finally {
  await test.close();
}
