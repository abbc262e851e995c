import { expect, test } from '@playwright/test';
import { holdClock, holdScript, openReady } from './pages';

const FILES = '**/_next/static/chunks/**/*.js';

test('a file of the runtime that is lost once is asked for again', async ({ page }) => {
  const seen = new Set<string>();
  await page.route(FILES, (route) => {
    const isFirst = !seen.has(route.request().url());
    seen.add(route.request().url());
    return isFirst ? route.abort() : route.continue();
  });
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Ada');
  await page.waitForFunction(
    () => document.querySelector('form [data-island="waiting"], form[data-island="waiting"]') === null,
  );
  await expect(page.locator('html')).not.toHaveAttribute('data-script');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('required');
});

test.describe('where the runtime does not come, the contact form keeps what was typed and tells of other ways', () => {
  test('at once when its files are lost', async ({ page }) => {
    await page.route(FILES, (route) => route.abort());
    await page.goto('/contact');
    await page.getByLabel('Message').fill('Two servers, please');
    const told = page.getByRole('status').filter({ hasText: 'Part of this page did not arrive' });
    await expect(told.getByRole('link')).toHaveCount(3);
    await expect(page.getByRole('button', { name: 'Send message' })).toBeHidden();
    await expect(page.getByLabel('Message')).toHaveValue('Two servers, please');
  });

  test('ten seconds after a press when they are late; when they come, the button does', async ({ page }) => {
    await page.clock.install();
    const release = await holdScript(page);
    await page.goto('/contact');
    await holdClock(page);
    await page.getByLabel('Message').fill('Two servers, please');
    const button = page.getByRole('button', { name: 'Send message' });
    const told = page.getByText('Part of this page did not arrive');
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward(9000);
    await expect(told).toBeHidden();
    await page.clock.fastForward(1000);
    await expect(told).toBeVisible();
    await expect(button).toBeHidden();
    release();
    await expect(button).toBeVisible();
    await expect(button).not.toHaveAttribute('aria-busy');
    await expect(told).toBeHidden();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await expect(page.getByLabel('Message')).toHaveValue('Two servers, please');
  });
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`at ${width} px, where the first script itself is lost, the sheet tells after twelve seconds, over all else`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.route('**/boot-*.js', (route) => route.abort());
    for (const path of ['/contact', '/savings-calculator']) {
      await page.goto(path);
      const told = page.locator('.script-failed');
      await expect(told).toBeHidden();
      const waits = await page.evaluate(() =>
        document.getAnimations().flatMap((animation) => {
          if (!(animation instanceof CSSAnimation) || animation.animationName !== 'tell') return [];
          const { delay } = animation.effect?.getTiming() ?? {};
          animation.finish();
          return delay ?? [];
        }),
      );
      expect(waits).toEqual([12_000]);
      await expect(told).toContainText('Part of this page did not arrive');
      await expect(told).toBeInViewport({ ratio: 1 });
      for (const link of await told.getByRole('link').all()) await link.click({ trial: true });
    }
  });
}

test('nothing is told of lost scripts where none runs, nor where the page was drawn anew', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const without = await context.newPage();
  await without.goto('/contact');
  await expect(without.locator('.script-failed')).toHaveCSS('display', 'none');
  await context.close();

  // A translator changes the words before the runtime starts; React then draws the document anew, without what boot wrote.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const words = document.querySelector('h1')?.firstChild;
      if (words) words.textContent = 'Dites-nous';
    });
  });
  await openReady(page, '/contact');
  await expect(page.locator('html')).not.toHaveAttribute('data-boot');
  await expect(page.locator('.script-failed')).toHaveCSS('display', 'none');
});
