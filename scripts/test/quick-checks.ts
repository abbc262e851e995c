import { findOrInstallChromium } from '../browsers/find-chromium';
import { runStep, tool } from '../step';

/** The checks that take seconds: the browser of the later steps starts, types, lint and format. */
export async function runQuickChecks() {
  findOrInstallChromium();
  await runStep({ name: 'Types', command: tool('tsc'), args: ['--noEmit'], cure: 'npm run typecheck shows it alone' });
  await runStep({
    name: 'Lint and format',
    command: tool('biome'),
    args: ['check', '--error-on-warnings'],
    cure: 'npm run format fixes most of it',
  });
}
