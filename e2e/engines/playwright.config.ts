import { defineConfig } from '@playwright/test';
import { flowServer, testedSite } from '@/scripts/test/flow-server';
import { engineNames } from './drivers/engine';
import type { EngineOptions } from './fixtures';

/**
 * The promises that depend on a browser engine, over the same export as the browser flows. Playwright runs the tests; the
 * engines are the real ones, and none of them is Playwright's. `npm run test:engines` builds the site and finds them.
 */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: { baseURL: testedSite },
  projects: engineNames.map((name) => ({ name, use: { engineName: name } })),
  webServer: { ...flowServer, cwd: '../..' },
});
