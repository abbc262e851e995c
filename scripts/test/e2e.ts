/** `npm run e2e [-- --no-build] [Playwright's arguments]`: the browser flows over a fresh export. */
import { buildForFlows, runFlows } from './flows';

const args = process.argv.slice(2);
if (!args.includes('--no-build')) await buildForFlows();
await runFlows(args.filter((argument) => argument !== '--no-build'));
