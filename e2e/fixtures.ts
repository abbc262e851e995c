import { test as base, expect } from '@playwright/test';

export { expect, type Locator, type Page } from '@playwright/test';

/** Errors that the browser logs for requests that a flow blocks on purpose. */
const CUT_CONNECTION = /^Failed to load resource: net::|^Access to \w+ at .* has been blocked by CORS policy/;

type Flow = {
  /** Errors that a flow causes on purpose: `test.use({ expectedErrors: /status of 500/ })`. */
  expectedErrors: RegExp | undefined;
  /** The errors so far in all pages of the flow. The flow fails if the list is not empty at its end. */
  pageErrors: string[];
};

/**
 * Playwright's `test`, which also fails when a page logs an error, throws, or does something that the
 * Content-Security-Policy blocks (Chromium logs each violation as an error).
 */
export const test = base.extend<Flow>({
  expectedErrors: [undefined, { option: true }],
  pageErrors: [
    async ({ context, expectedErrors }, use) => {
      const found: string[] = [];
      const note = (url: string | undefined, text: string) => {
        if (!CUT_CONNECTION.test(text) && !expectedErrors?.test(text)) found.push(`${url}: ${text}`);
      };
      context.on('console', (message) => {
        if (message.type() === 'error') note(message.page()?.url(), `${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (error) => note(error.page()?.url(), error.error().message));
      await use(found);
      expect(found, 'errors of the page and violations of its policy').toEqual([]);
    },
    { auto: true },
  ],
});
