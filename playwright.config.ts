import { defineConfig } from '@playwright/test';
import { flowArguments } from './scripts/browsers/chromium-arguments';
import { flowServer, testedSite } from './scripts/test/flow-server';

/** Browser flows over the exported site in out/, served with the local fakes. `npm run e2e` builds it first. */
export default defineConfig({
  testDir: './e2e',
  // The flows for Firefox and WebKit, and those by ear, have their own configurations.
  testIgnore: ['**/engines/**', '**/speech/**'],
  fullyParallel: true,
  // One more than the cores of a small machine: a flow often waits.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // The second try records a trace. The run fails all the same: a flow that needs two tries has to be repaired.
  retries: 1,
  failOnFlakyTests: true,
  // Generous, so that a busy machine does not turn a slow flow into a failed one.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['dot']],
  use: {
    baseURL: testedSite,
    viewport: { width: 1440, height: 900 },
    // A press on what is not there fails then, and not at the end of the flow's time.
    actionTimeout: 30_000,
    trace: 'on-first-retry',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: flowArguments },
  },
  webServer: flowServer,
});
