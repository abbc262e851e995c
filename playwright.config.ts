import { defineConfig } from '@playwright/test';
import { flowArguments } from './scripts/chromium-arguments';
import { testPorts } from './scripts/test-ports';

/** Another host of the same export, if there is one to be tried: `FLOWS_URL=http://localhost:8080`. */
const site = process.env.FLOWS_URL ?? `http://localhost:${testPorts.site}`;
const hasOwnSite = process.env.FLOWS_URL === undefined;

/** Browser flows over the exported site in out/, served with the local stand-ins. `npm run e2e` builds it first. */
export default defineConfig({
  testDir: './e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Generous, so that a busy machine does not turn a slow flow into a failed one.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: site,
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: flowArguments },
  },
  webServer: {
    command: `node --import tsx scripts/preview/main.ts --port ${testPorts.site} --stand-ins-port ${testPorts.standIns}${hasOwnSite ? '' : ' --no-site'}`,
    url: hasOwnSite ? site : `http://localhost:${testPorts.standIns}/__inbox.json`,
    reuseExistingServer: false,
  },
});
