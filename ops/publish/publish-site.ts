import { constants } from 'node:os';
import { join } from 'node:path';
import { BUSY_EXIT_CODE, type Lock, takeLock, waitForLock } from './locks';
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
export async function publishSite({ report, ...options }: Options): Promise<number> {
  const startedAt = Date.now();
  const { exitCode, failure } = await buildAndPublish(options).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    console.error(message);
    return { exitCode: 1, failure: message };
  });
  if (failure !== undefined) await report.failed({ output: failure, startedAt });
  else if (exitCode === 0) await report.published();
  return exitCode;
}

/** `failure` is what the build printed when it failed. */
type Outcome = { exitCode: number; failure?: string };

async function buildAndPublish({ root, checkout, build, describe }: Omit<Options, 'report'>): Promise<Outcome> {
  const lock = takeLock(join(root, '.publish.lock'));
  const buildLock = lock && (await takeBuildLock(checkout));
  if (!buildLock) {
    lock?.release();
    console.error(`Another publish into ${root}, or from this checkout, is under way: nothing was done.`);
    return { exitCode: BUSY_EXIT_CODE };
  }
  try {
    const { exitCode, output, signal } = await runBuild(build, buildLock);
    if (signal) return { exitCode: 128 + constants.signals[signal] };
    if (exitCode !== 0) return { exitCode, failure: output };
    // From here on no child runs that a signal would have to end first.
    for (const each of ['SIGINT', 'SIGTERM'] as const) process.once(each, () => process.exit(1));
    const name = await publishRelease(join(checkout, 'out'), root, new Date(), describe());
    console.log(`\nPublished ${name} in ${root}.`);
    await updateStatus(root);
    return { exitCode: 0 };
  } finally {
    buildLock.release();
    lock.release();
  }
}

async function takeBuildLock(checkout: string): Promise<Lock | undefined> {
  const path = join(checkout, '.cache', 'build.lock');
  const lock = takeLock(path);
  if (lock) return lock;
  console.log('Waiting for another build in this checkout to end.');
  return waitForLock(path, MAX_BUILD_WAIT_MS);
}

/** `signal` asked this process to end, and the build has ended. */
async function runBuild(build: Options['build'], lock: Lock) {
  let signal: 'SIGINT' | 'SIGTERM' | undefined;
  const stop = (received: typeof signal) => {
    signal = received;
    run.stop();
  };
  // First: a signal that comes while the build starts must end it, too.
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const run = startCommand(build, { lock: lock.fd });
  const ended = await run.ended;
  process.off('SIGINT', stop).off('SIGTERM', stop);
  return { ...ended, signal };
}
