/**
 * `npm test`: what a change may break, the quick checks first. `npm run test:smoke`, while you work: types, lint, a build and one
 * flow for each main promise. `.ci/run` adds what takes longer.
 */
import { findOrInstallChromium } from '../browsers/find-chromium';
import { holdCheckout } from '../hold-checkout.mjs';
import { readOptions } from '../read-options';
import { runStep, tool } from '../step';
import { buildForFlows, freePorts, runFlows } from './flows';

const { smoke } = readOptions({ smoke: { type: 'boolean', default: false } });
await holdCheckout();
// Before minutes of other tests.
await freePorts();
findOrInstallChromium();
await runStep({ name: 'Types', command: tool('tsc'), args: ['--noEmit'], cure: 'npm run typecheck shows it alone' });
await runStep({
  name: 'Lint and format',
  command: tool('biome'),
  args: ['check', '--error-on-warnings'],
  cure: 'npm run format fixes most of it',
});
if (!smoke) {
  await runStep({
    name: 'Unit and component tests',
    command: tool('jest'),
    args: [],
    cure: 'npm run unit -- <file> runs one alone',
  });
}
await buildForFlows();
await runFlows(smoke ? ['--grep', '@smoke'] : ['--grep-invert', '@thorough']);
console.log(`\nAll checks passed in ${Math.round(process.uptime())} s.`);
