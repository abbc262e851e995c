import { type BrowserContext, expect, type Page } from '@playwright/test';

/**
 * Collects all that the policy stops and all that goes wrong in every page of a context: violations by the browser's own
 * event, errors by the console. What is collected is read with `expectNothingStopped`.
 */
export async function watchPolicy(context: BrowserContext): Promise<string[]> {
  const found: string[] = [];
  await context.exposeBinding('tellViolation', ({ page }, what: string) => {
    found.push(`${page.url()}: ${what}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const tell: (what: string) => void = Reflect.get(window, 'tellViolation');
      tell(`${event.effectiveDirective} stopped ${event.blockedURI} ${event.sample} (${event.sourceFile})`);
    });
  });
  context.on('console', (message) => {
    if (message.type() === 'error') found.push(`${message.page()?.url()}: console: ${message.text()}`);
  });
  context.on('weberror', (error) => found.push(`${error.page()?.url()}: ${error.error().message}`));
  return found;
}

/** Lets the page settle first: violations are told a moment after they happen. */
export async function expectNothingStopped(page: Page, found: readonly string[]) {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(found).toEqual([]);
}
