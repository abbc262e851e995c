import { defineConfig } from '@playwright/test';
import { flowServer, testedSite } from '@/scripts/test/flow-server';

/** Listens to a screen reader. `npm run test:speech` builds the site and finds the programs. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/speech',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  // On a busy machine Orca itself drops words now and then. The second try has a browser of its own.
  retries: 1,
  timeout: 90_000,
  reporter: [['list']],
  use: { baseURL: testedSite },
  webServer: { ...flowServer, cwd: '../..' },
});
