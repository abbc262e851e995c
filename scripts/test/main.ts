/** `npm test`: everything that must hold before a change lands, the quick checks first. */

import { runStep, tool } from '../step';
import { buildForFlows, runFlows } from './flows';

await runStep({ name: 'Types', command: tool('tsc'), args: ['--noEmit'], cure: 'npm run typecheck shows it alone' });
await runStep({
  name: 'Lint and format',
  command: tool('biome'),
  args: ['check', '--error-on-warnings'],
  cure: 'npm run format mends most of it',
});
await runStep({
  name: 'Unit and component tests',
  command: tool('jest'),
  args: [],
  cure: 'npm run unit -- <file> runs one alone',
});
await runStep({
  name: 'Configurations',
  command: tool('tsx'),
  args: ['scripts/test/configurations/main.ts'],
  cure: 'the lines above name the configuration and what is wrong with its export; npm run test:configurations runs it alone',
});
await buildForFlows();
await runFlows([]);
console.log('\nAll checks passed.');
