import { defineConfig } from '@playwright/test';
import { chromiumArguments } from './scripts/chromium-arguments';
import { testPorts } from './scripts/test-ports';

/** Browser flows over the exported site in out/, served with the local stand-ins. `npm run e2e` builds it first. */
export default defineConfig({
  testDir: './e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${testPorts.site}`,
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: chromiumArguments },
  },
  webServer: {
    command: `node --import tsx scripts/preview/main.ts --port ${testPorts.site} --stand-ins-port ${testPorts.standIns}`,
    url: `http://localhost:${testPorts.site}`,
    reuseExistingServer: false,
  },
});
