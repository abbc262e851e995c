import { test as base, expect } from '@playwright/test';

export { expect, type Locator, type Page } from '@playwright/test';

/** Flows cut connections on purpose, and the browser logs each one. */
const CUT_CONNECTION = /^Failed to load resource: net::|^Access to \w+ at .* has been blocked by CORS policy/;

type Flow = {
  /** Errors that a flow causes on purpose: `test.use({ expectedErrors: /status of 500/ })`. */
  expectedErrors: RegExp | undefined;
  /** The errors so far in all pages of the flow. A flow that leaves one here fails. */
  pageErrors: string[];
};

/**
 * Playwright's `test`, which also fails where a page logs an error, throws, or does something that the
 * Content-Security-Policy stops (Chromium logs each breach as an error).
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
      expect(found, 'errors of the page and breaches of its policy').toEqual([]);
    },
    { auto: true },
  ],
});
