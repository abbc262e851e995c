import { expect, test } from '@playwright/test';
import { flowArguments } from '@/scripts/browsers/chromium-arguments';
import { fail, openReady, routes } from './pages';
import { consentBanner } from './visits';

// What holds where a visitor has set the browser's letters to 150 %, on phones: every rem grows, the window does not.

test.use({
  viewport: { width: 360, height: 780 },
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: [...flowArguments, '--blink-settings=defaultFontSize=24'],
  },
});

test('no page scrolls sideways, nor does the calculator with its longest figures', async ({ page }) => {
  const wide: string[] = [];
  for (const path of [...routes.map((route) => route.path), '/savings-calculator?people=350&tools=all']) {
    await page.goto(path);
    if (path.includes('?')) await openReady(page, path);
    const overhang = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    if (overhang > 0) wide.push(`${path}: ${overhang} px`);
  }
  await expect(page.locator('html')).toHaveCSS('font-size', '24px');
  expect(wide).toEqual([]);
});

for (const width of [360, 375, 390, 412]) {
  test(`at ${width} px both choices of the consent banner stand in it whole, and are of one size`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    await openReady(page, '/contact');
    const box = async (name: string) =>
      (await consentBanner(page).getByRole('button', { name }).boundingBox()) ?? fail(name);
    const banner = (await consentBanner(page).boundingBox()) ?? fail('the banner');
    const [reject, accept] = [await box('Reject'), await box('Accept')];
    expect([accept.width, accept.height]).toEqual([reject.width, reject.height]);
    for (const choice of [reject, accept]) expect(choice.x + choice.width).toBeLessThan(banner.x + banner.width);
    expect(await consentBanner(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
}

test('the calculator’s button to its receipt stands in the bar whole, beside or below the total', async ({ page }) => {
  for (const query of ['', '?people=350&tools=all']) {
    await openReady(page, `/savings-calculator${query}`);
    const { x, width } = (await page.getByRole('button', { name: 'See receipt' }).boundingBox()) ?? fail('the button');
    expect(x + width, query).toBeLessThanOrEqual(360);
  }
});
