import { test as base, expect } from '@playwright/test';
import { consentKeys } from '@/content/storage-keys';
import { fakes } from '../pages';
import { type ScreenReader, startScreenReader } from './screen-reader';

type Visit = {
  /** Opens a page of the site in a new visit. The privacy question was answered before, but on a first visit. */
  visit: (path: string, options?: { isFirst: boolean }) => Promise<void>;
};

/** Playwright's `test` with a screen reader, which starts once. A flow that fails prints all that was said in it. */
export const test = base.extend<Visit, { reader: ScreenReader }>({
  reader: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the first argument
    async ({}, use) => {
      const reader = await startScreenReader(process.env.FIREFOX_PATH ?? '');
      await use(reader);
      await reader.stop();
    },
    { scope: 'worker' },
  ],
  visit: async ({ reader, baseURL }, use, testInfo) => {
    const before = reader.heard().length;
    await use(async (path, { isFirst } = { isFirst: false }) => {
      await reader.page.goto(`${baseURL}/llms.txt`);
      const answered = isFirst
        ? []
        : [
            [consentKeys.choice, 'false'],
            [consentKeys.date, new Date().toISOString()],
          ];
      await reader.page.evaluate((entries) => {
        sessionStorage.clear();
        localStorage.clear();
        for (const [key = '', value = ''] of entries) localStorage.setItem(key, value);
      }, answered);
      await reader.open(`${baseURL}${path}`);
    });
    await fetch(`${fakes}/__faults`, { method: 'DELETE' });
    if (testInfo.status !== testInfo.expectedStatus) console.log(reader.heard().slice(before));
  },
});

export { expect };
