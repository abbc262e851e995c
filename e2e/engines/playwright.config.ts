import { defineConfig } from '@playwright/test';
import { flowServer, testedSite } from '@/scripts/test/flow-server';
import { engineNames } from './drivers/engine';
import type { EngineOptions } from './fixtures';

/**
 * The flows that depend on a browser engine. Playwright runs the tests, but the engines are the unmodified ones of the
 * machine. `npm run test:engines` builds the site and finds them.
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
  projects: engineNames.map((name) => ({
    name,
    // WebKitWebDriver refuses a movement of the mouse once in some thousand, without a reason. The second try has a
    // driver of its own.
    retries: name === 'webkit' ? 1 : 0,
    use: { engineName: name },
  })),
  webServer: { ...flowServer, cwd: '../..' },
});
