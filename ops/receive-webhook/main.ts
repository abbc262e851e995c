/**
 * `npm run receive`: waits for Ghost's webhook `site.changed` and publishes the site anew. docs/publishing.md tells how
 * to set it up. It listens on this machine only: a web server with a certificate stands before it.
 *
 *   GHOST_WEBHOOK_SECRET   the secret of the webhook in Ghost, at least 16 characters
 *   RECEIVER_PORT          4000 unless given
 *   RECEIVER_COMMAND       what to run instead of `npm run publish:site`, such as a call that starts a workflow
 */
import { browserClock } from '@/lib/platform/clock';
import { listenOnLoopback } from '@/scripts/preview/loopback';
import { createBuildQueue } from './build-queue';
import { createReceiver, RECEIVER_PATHS } from './receiver';
import { runCommand } from './run-command';

const SHORTEST_SECRET = 16;
const log = (line: string) => console.log(`${new Date().toISOString()} ${line}`);

async function start() {
  const { GHOST_WEBHOOK_SECRET: secret = '', RECEIVER_PORT = '4000', RECEIVER_COMMAND } = process.env;
  if (secret.length < SHORTEST_SECRET) {
    throw new Error(
      `GHOST_WEBHOOK_SECRET: expected at least ${SHORTEST_SECRET} characters, received ${secret.length}.`,
    );
  }
  const command = RECEIVER_COMMAND || 'npm run publish:site';
  const queue = createBuildQueue({ clock: browserClock, build: () => runCommand(command), log });
  const server = createReceiver({ secret, queue, now: Date.now, log });
  const { port, close } = await listenOnLoopback(server, Number(RECEIVER_PORT), 'RECEIVER_PORT');
  log(`Waiting at http://localhost:${port}${RECEIVER_PATHS.webhook}; how it stands: ${RECEIVER_PATHS.status}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      queue.stop();
      close();
    });
  }
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
