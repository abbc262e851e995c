/** `npm test`: everything that must hold before a change lands, the quick checks first. */
import { buildForFlows, runFlows } from './flows';
import { runStep, tool } from './step';

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
await buildForFlows();
await runFlows([]);
console.log('\nAll checks passed.');
