/** A receiver on a free port, which it prints. Arguments: the root, the secret and the command. */
import { startReceiver } from './start-receiver';

const [root = '', secret = '', command = ''] = process.argv.slice(2);
const { port, stop } = await startReceiver({
  root,
  secret,
  port: 0,
  command,
  failureWebhook: undefined,
  log: () => {},
  collectMs: 50,
});
process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
console.log(`port ${port}`);
