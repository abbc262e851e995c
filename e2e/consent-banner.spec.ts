import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { openReady, routes } from './pages';
import { consentBanner } from './visits';

test('the banner asks with two buttons of equal weight, is announced by its name, and has no axe violation', async ({
  page,
}) => {
  await openReady(page, '/contact');
  const banner = consentBanner(page);
  const reject = banner.getByRole('button', { name: 'Reject' });
  const accept = banner.getByRole('button', { name: 'Accept' });
  await expect(banner).toBeVisible();
  const look = (button: typeof reject) =>
    button.evaluate((element) => {
      const { color, backgroundColor, borderColor, fontWeight, fontSize, width, height } = getComputedStyle(element);
      return { color, backgroundColor, borderColor, fontWeight, fontSize, width, height };
    });
  expect(await look(accept)).toEqual(await look(reject));
  expect((await new AxeBuilder({ page }).include('#privacy-preferences').analyze()).violations).toEqual([]);
});

test('the banner neither flashes before a choice is read nor moves the page', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries().length;
      document.documentElement.dataset.shifts = String(Number(document.documentElement.dataset.shifts ?? 0) + shifts);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openReady(page, '/contact');
  await expect(consentBanner(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset.shifts ?? '0')).toBe('0');

  await consentBanner(page).getByRole('button', { name: 'Reject' }).click();
  await page.addInitScript(() => {
    document.addEventListener('toggle', () => document.documentElement.setAttribute('data-flashed', ''), true);
  });
  await openReady(page, '/contact');
  await expect(page.locator('html')).not.toHaveAttribute('data-flashed');
  await expect(consentBanner(page)).toBeHidden();
});

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`on no page of ${width} by ${height} does the banner cover the first action, nor the chat the banner`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height });
    await openReady(page, '/');
    const covered: string[] = [];
    for (const { path } of routes) {
      await openReady(page, path);
      await expect(consentBanner(page)).toBeVisible();
      const problem = await page.evaluate(() => {
        const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        const meet = (one?: DOMRect, other?: DOMRect) =>
          one !== undefined &&
          other !== undefined &&
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom;
        const banner = box('#privacy-preferences');
        const isActionCovered = meet(box('main .button, main input, main select'), banner);
        return [isActionCovered ? 'action' : '', meet(box('.bubble'), banner) ? 'chat' : ''].join('');
      });
      if (problem) covered.push(`${path}: ${problem}`);
    }
    expect(covered).toEqual([]);
  });
}
