/** `npm run e2e [-- --no-build] [Playwright's arguments]`: the browser flows over a fresh export. */
import { holdCheckout } from '../hold-checkout.mjs';
import { buildForFlows, runFlows } from './flows';

const args = process.argv.slice(2);
await holdCheckout();
if (!args.includes('--no-build')) await buildForFlows();
await runFlows(args.filter((argument) => argument !== '--no-build'));
