/** `npm run test:smoke`: types, lint, a build and one flow for each main promise. Run it while you work; `npm test` checks everything. */
import { holdCheckout } from '../hold-checkout.mjs';
import { buildForFlows, runFlows } from './flows';
import { runQuickChecks } from './quick-checks';

await holdCheckout();
await runQuickChecks();
await buildForFlows();
await runFlows(['--grep', '@smoke']);
console.log(`\nSmoke test passed in ${Math.round(process.uptime())} s.`);
