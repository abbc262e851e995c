import { browserClock } from '@/lib/platform/clock';
import { listenOnLoopback } from '@/scripts/preview/loopback';
import { createReporter, TOLD_BY_RECEIVER } from '../publish/report';
import { type Run, startCommand } from '../publish/run-command';
import { pendingBuildFile } from '../publish/state-files';
import { updateStatus } from '../publish/status';
import { createBuildQueue, type PendingBuildStore } from './build-queue';
import { createReceiver } from './receiver';

type Settings = {
  root: string;
  /** The secret of Ghost's webhook. */
  secret: string;
  port: number;
  /** The command line that builds and publishes. */
  command: string;
  failureWebhook: string | undefined;
  log: (line: string) => void;
  collectMs?: number;
};

/**
 * Starts the receiver on 127.0.0.1.
 *
 * @returns its port, and a function that ends it and a running build
 * @throws Error with a message of one line when the port or the root cannot be used
 */
export async function startReceiver({ root, secret, port, command, failureWebhook, log, collectMs }: Settings) {
  // Taken now: a report adds the settings of .env files to process.env, and a build must read them again.
  const environment = { ...process.env, [TOLD_BY_RECEIVER]: '1' };
  let running: Run | undefined;
  const build = async () => {
    running = startCommand(command, { environment });
    return running.ended;
  };
  const report = createReporter({ root, webhook: failureWebhook, log });
  const queue = createBuildQueue({
    clock: browserClock,
    build,
    store: pendingBuildIn(root, log),
    report,
    log,
    collectMs,
  });
  const server = createReceiver({ secret, queue, now: Date.now, log });
  const listening = await listenOnLoopback(server, port, 'RECEIVER_PORT=<port>').catch((error: unknown) => {
    queue.stop();
    throw error;
  });
  const stop = async () => {
    queue.stop();
    running?.stop();
    await Promise.all([listening.close(), running?.ended]);
  };
  return { port: listening.port, stop };
}

function pendingBuildIn(root: string, log: (line: string) => void): PendingBuildStore {
  return {
    read() {
      if (!pendingBuildFile.exists(root)) return undefined;
      // One that cannot be read is still pending.
      return pendingBuildFile.read(root) ?? { since: new Date().toISOString(), attempts: 0, nextTryAt: null };
    },
    write(pending) {
      pendingBuildFile.write(root, pending);
      void updateStatus(root, log);
    },
    remove() {
      pendingBuildFile.remove(root);
      void updateStatus(root, log);
    },
  };
}
