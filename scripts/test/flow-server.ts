import { testPorts } from './test-ports';

const hasOwnSite = process.env.FLOWS_URL === undefined;

/** The export that the browser flows visit. Another host of it can be tried: `FLOWS_URL=http://localhost:8080`. */
export const testedSite = process.env.FLOWS_URL ?? `http://localhost:${testPorts.site}`;

/** Serves it with the local fakes, in the form that Playwright's settings take. */
export const flowServer = {
  command: `node --import tsx scripts/preview/main.ts --port ${testPorts.site} --fakes-port ${testPorts.fakes}${hasOwnSite ? '' : ' --no-site'}`,
  url: hasOwnSite ? testedSite : `http://localhost:${testPorts.fakes}/__inbox.json`,
  reuseExistingServer: false,
};
