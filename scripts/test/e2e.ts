/** `npm run e2e [-- --no-build] [Playwright's arguments]`: the browser flows over a fresh export. */
import { openExport, readFlowArguments, runFlows } from './flows';

const { args, isBuilt } = readFlowArguments();
await openExport(isBuilt);
await runFlows(args);
