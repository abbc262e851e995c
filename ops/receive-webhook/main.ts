/**
 * `npm run receive`: publishes the site when Ghost calls its webhook `site.changed`. ops/README.md lists the settings. It
 * listens on this machine only, behind a web server with a certificate.
 */
import { takeLock } from '../publish/locks';
import { publishRoot } from '../publish/releases';
import { failureWebhook } from '../publish/report';
import { RECEIVER_PATHS } from './receiver';
import { startReceiver } from './start-receiver';

const MIN_SECRET_LENGTH = 16;
const log = (line: string) => console.log(`${new Date().toISOString()} ${line}`);

try {
  const { GHOST_WEBHOOK_SECRET: secret = '', RECEIVER_PORT, RECEIVER_COMMAND } = process.env;
  if (secret.length < MIN_SECRET_LENGTH) {
    throw new Error(
      `GHOST_WEBHOOK_SECRET: expected at least ${MIN_SECRET_LENGTH} characters, received ${secret.length}.`,
    );
  }
  const askedPort = Number(RECEIVER_PORT || 4000);
  if (!Number.isInteger(askedPort) || askedPort < 0 || askedPort > 65535) {
    throw new Error(`RECEIVER_PORT: expected the number of a port, received '${RECEIVER_PORT}'.`);
  }
  const command = RECEIVER_COMMAND || 'npm run publish:site';
  const webhook = failureWebhook();
  const root = publishRoot();
  // Two receivers would remove each other's pending builds. Also finds a root that cannot be written now, not at the first call.
  if (!takeLock(`${root}/.receiver.lock`)) throw new Error(`Another receiver is running for ${root}.`);
  const { port, stop } = await startReceiver({
    root,
    secret,
    port: askedPort,
    command,
    failureWebhook: webhook,
    log,
  });
  log(`Waiting at http://127.0.0.1:${port}${RECEIVER_PATHS.webhook}; its status is at ${RECEIVER_PATHS.status}`);
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // npm and a terminal may send it twice.
      if (isStopping) return;
      isStopping = true;
      void stop().then(() => process.exit(0));
    });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
