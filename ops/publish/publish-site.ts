import { constants } from 'node:os';
import { join } from 'node:path';
import { BUSY_EXIT_CODE, takeLock, waitForLock } from './locks';
import { publishRelease } from './releases';
import type { Reporter } from './report';
import { startCommand } from './run-command';
import type { ReleaseInfo } from './state-files';
import { updateStatus } from './status';

/** A build whose publish was killed ends within a moment (build.ts). */
const MAX_BUILD_WAIT_MS = 10_000;

type Options = {
  /** The folder of the releases. */
  root: string;
  /** The folder of the project, in which the build writes out/. */
  checkout: string;
  /** The build's program and its arguments. */
  build: readonly [string, ...string[]];
  /** What is known of the build after it. */
  describe: () => Omit<ReleaseInfo, 'publishedAt'>;
  report: Pick<Reporter, 'failed' | 'published'>;
};

/**
 * Builds the site and makes the build live. A failed build changes nothing live.
 *
 * One publish at a time in a root, whatever checkout it is from, and one build at a time in a checkout.
 *
 * @returns the exit code; 75 when another publish is running
 */
export async function publishSite({ root, checkout, build, describe, report }: Options): Promise<number> {
  const startedAt = Date.now();
  const failed = async (output: string, exitCode = 1) => {
    await report.failed({ output, startedAt });
    return exitCode;
  };
  try {
    const lock = takeLock(join(root, '.publish.lock'));
    const buildLock = lock && (await waitForLock(join(checkout, '.cache', 'build.lock'), MAX_BUILD_WAIT_MS));
    if (!buildLock) {
      console.error(`Another publish into ${root}, or from this checkout, is under way: nothing was done.`);
      return BUSY_EXIT_CODE;
    }
    const run = startCommand(build, { lock: buildLock.fd });
    let signal: 'SIGINT' | 'SIGTERM' | undefined;
    const stop = (received: typeof signal) => {
      signal = received;
      run.stop();
    };
    process.on('SIGINT', stop).on('SIGTERM', stop);
    const { exitCode, output } = await run.ended;
    process.off('SIGINT', stop).off('SIGTERM', stop);
    if (signal) return 128 + constants.signals[signal];
    if (exitCode !== 0) return await failed(output, exitCode);

    // From here on no child runs that a signal would have to end first.
    for (const each of ['SIGINT', 'SIGTERM'] as const) process.once(each, () => process.exit(1));
    const name = await publishRelease(join(checkout, 'out'), root, new Date(), describe());
    console.log(`\nPublished ${name} in ${root}.`);
    await updateStatus(root);
    lock.release();
    buildLock.release();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(message);
    return failed(message);
  }
  await report.published();
  return 0;
}
