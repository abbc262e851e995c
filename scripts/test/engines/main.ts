/**
 * `npm run test:engines [-- --no-build] [--strict] [Playwright's arguments]`: runs the flows that depend on a browser engine
 * in Chromium, Firefox and WebKit. With --strict, or with CI set, a missing engine is an error.
 */

import { holdCheckout } from '../../hold-checkout.mjs';
import { runStep, tool } from '../../step';
import { buildForFlows, flowEnvironment } from '../flows';
import { chooseEngines, findOrInstallEngines } from './find-engines';

const SAME_ORIGIN = ['--no-build', '--strict'];

const given = process.argv.slice(2);
const args = given.filter((argument) => !SAME_ORIGIN.includes(argument));
const isStrict = given.includes('--strict') || Boolean(process.env.CI);

const found = findOrInstallEngines();
const { running, skipped, rest } = choose();
for (const line of skipped) console.warn(line);
await holdCheckout();
if (!given.includes('--no-build')) await buildForFlows();

await runStep({
  name: `Flows in ${running.join(', ')}`,
  command: tool('playwright'),
  args: ['test', '--config=e2e/engines/playwright.config.ts', ...rest, ...running.map((name) => `--project=${name}`)],
  environment: Object.assign({}, flowEnvironment, ...found.map(({ settings }) => settings)),
  // On SIGTERM Playwright would leave its web server running.
  endedBy: 'SIGINT',
  cure: 'npm run test:engines -- --no-build --project <engine> -g <words of its name> runs one alone; screenshots are in test-results/engines/',
});

function choose() {
  try {
    return chooseEngines(found, args, isStrict);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
