import { expect, type Page, test } from '@playwright/test';
import { openReady, typefacesStand } from './pages';

const MARQUEE = '/managed-services';
const TABLE = '/cloud-solutions';

test.describe('technologies that pass by', () => {
  const window = '[data-section="technologies-marquee"] .window';
  const running = (page: Page) =>
    page
      .locator(`${window} ul`)
      .first()
      .evaluate((list) => list.getAnimations()[0]?.playState ?? 'none');

  test('stand still under the pointer and with focus', async ({ page }) => {
    await openReady(page, MARQUEE);
    expect(await running(page)).toBe('running');
    await page.locator(window).first().hover();
    expect(await running(page)).toBe('paused');
    await page.mouse.move(1, 1);
    expect(await running(page)).toBe('running');
    await page.locator(window).first().focus();
    expect(await running(page)).toBe('paused');
  });

  test('stand still, all in sight, once they are held, and pass again when let go', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(MARQUEE);
    const hold = page.getByRole('checkbox', { name: 'Hold the names still' });
    await hold.focus();
    await page.keyboard.press('Space');
    await expect(page.locator(`${window} [aria-hidden]`).first()).toBeHidden();
    expect(
      await page.locator(window).evaluateAll((rows) => rows.some((row) => row.scrollWidth > row.clientWidth)),
    ).toBe(false);
    await page.keyboard.press('Space');
    await expect(page.locator(`${window} [aria-hidden]`).first()).toBeVisible();
    await context.close();
  });

  test('stand still, all in sight, for visitors who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(MARQUEE);
    expect(await running(page)).toBe('none');
    await expect(page.locator(`${window} [aria-hidden]`).first()).toBeHidden();
  });
});

for (const { layout, path } of [
  { layout: 'table', path: TABLE },
  { layout: 'marquee', path: MARQUEE },
]) {
  test(`on a phone the ${layout} of names leaves none of four alone on the last line`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await typefacesStand(page);
    const lastLines = await page.locator('[data-section^="technologies"] ul:not([aria-hidden])').evaluateAll((lists) =>
      lists.map((list) => {
        const tops = [...list.children].map((name) => Math.round(name.getBoundingClientRect().top));
        return {
          lines: new Set(tops).size,
          names: tops.length,
          onLast: tops.filter((top) => top === tops.at(-1)).length,
        };
      }),
    );
    const alone = lastLines.filter(({ lines, names, onLast }) => lines > 1 && names > 3 && onLast === 1);
    expect(lastLines.length).toBeGreaterThan(2);
    expect(alone).toEqual([]);
  });
}
