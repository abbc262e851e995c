import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import type { Engine, EngineName } from './drivers/engine';
import { startChromium, startFirefox } from './drivers/puppeteer';
import { startWebKit } from './drivers/webkit';
import { Tab } from './tab';

/** With `hasScrollBars` Chromium and Firefox show scroll bars that take room, as on Windows and Linux. */
export type EngineOptions = { engineName: EngineName; hasScrollBars: boolean };

function startEngine(name: EngineName, hasScrollBars = false): Promise<Engine> {
  if (name === 'webkit') return startWebKit();
  if (name === 'firefox') return startFirefox(setting('FIREFOX_PATH'), hasScrollBars);
  return startChromium(setting('CHROMIUM_PATH'), hasScrollBars);
}

function setting(name: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new Error(`${name} is not set. npm run test:engines finds the engines and sets it.`);
}

/**
 * A worker starts its engine once. Each test gets a `tab` of 1440 by 900 px with its own storage, and fails when the site
 * reports an error there. `reference` is a tab of Chromium to compare with; undefined in Chromium itself.
 */
export const test = base.extend<
  { tab: Tab; reference: Tab | undefined },
  EngineOptions & { engine: Engine; chromium: Engine | undefined }
>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  hasScrollBars: [false, { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName, hasScrollBars }, use) => {
      const engine = await startEngine(engineName, hasScrollBars);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  chromium: [
    async ({ engineName }, use) => {
      if (engineName === 'chromium') return use(undefined);
      const chromium = await startEngine('chromium');
      await use(chromium);
      await chromium.close();
    },
    { scope: 'worker' },
  ],
  tab: async ({ engine, baseURL }, use, testInfo) => {
    const driver = await engine.newTab();
    const tab = new Tab(driver, baseURL ?? '');
    await tab.resize(1440, 900);
    await use(tab);
    const hasFailed = testInfo.status !== testInfo.expectedStatus;
    if (hasFailed) await writeFile(testInfo.outputPath('page.png'), await driver.screenshot());
    const faults = driver.faults().filter((fault) => fault.startsWith(`${baseURL}/`));
    await driver.dispose();
    expect(faults, 'faults of the site').toEqual([]);
  },
  reference: async ({ chromium, baseURL }, use) => {
    if (!chromium) return use(undefined);
    const driver = await chromium.newTab();
    await use(new Tab(driver, baseURL ?? ''));
    await driver.dispose();
  },
});

export { expect };
