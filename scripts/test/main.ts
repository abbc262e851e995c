/** `npm test`: what a change may break, the quick checks first. `.ci/run` adds what takes longer. */
import { holdCheckout } from '../hold-checkout.mjs';
import { runStep, tool } from '../step';
import { buildForFlows, runFlows } from './flows';
import { runQuickChecks } from './quick-checks';

await holdCheckout();
await runQuickChecks();
await runStep({
  name: 'Unit and component tests',
  command: tool('jest'),
  args: [],
  cure: 'npm run unit -- <file> runs one alone',
});
await buildForFlows();
// The flows of rare windows, slow scripts and second tabs run in .ci/run.
await runFlows(['--grep-invert', '@thorough']);
console.log(`\nAll checks passed in ${Math.round(process.uptime())} s.`);
