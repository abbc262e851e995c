import { testPorts } from './test-ports';

const hasOwnSite = process.env.FLOWS_URL === undefined;

/** The export that the browser flows visit. Another host of it can be tried: `FLOWS_URL=http://localhost:8080`. */
export const siteUnderTest = process.env.FLOWS_URL ?? `http://localhost:${testPorts.site}`;

/** Serves it with the local stand-ins, in the form that Playwright's settings take. */
export const flowServer = {
  command: `node --import tsx scripts/preview/main.ts --port ${testPorts.site} --stand-ins-port ${testPorts.standIns}${hasOwnSite ? '' : ' --no-site'}`,
  url: hasOwnSite ? siteUnderTest : `http://localhost:${testPorts.standIns}/__inbox.json`,
  reuseExistingServer: false,
};
