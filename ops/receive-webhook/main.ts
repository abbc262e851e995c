/**
 * `npm run receive`: publishes the site when Ghost calls its webhook `site.changed`. ops/README.md lists the settings. It
 * listens on this machine only, behind a web server with a certificate.
 */
import { browserClock } from '@/lib/platform/clock';
import { listenOnLoopback } from '@/scripts/preview/loopback';
import { createBuildQueue } from './build-queue';
import { createReceiver, RECEIVER_PATHS } from './receiver';
import { runCommand } from './run-command';

const MIN_SECRET_LENGTH = 16;
const log = (line: string) => console.log(`${new Date().toISOString()} ${line}`);

try {
  const { GHOST_WEBHOOK_SECRET: secret = '', RECEIVER_PORT = '4000', RECEIVER_COMMAND } = process.env;
  if (secret.length < MIN_SECRET_LENGTH) {
    throw new Error(
      `GHOST_WEBHOOK_SECRET: expected at least ${MIN_SECRET_LENGTH} characters, received ${secret.length}.`,
    );
  }
  const command = RECEIVER_COMMAND || 'npm run publish:site';
  const queue = createBuildQueue({ clock: browserClock, build: () => runCommand(command), log });
  const server = createReceiver({ secret, queue, now: Date.now, log });
  const { port, close } = await listenOnLoopback(server, Number(RECEIVER_PORT), 'RECEIVER_PORT');
  log(`Waiting at http://localhost:${port}${RECEIVER_PATHS.webhook}; its status is at ${RECEIVER_PATHS.status}`);
  const stop = () => {
    queue.stop();
    close();
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
