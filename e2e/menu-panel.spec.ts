import { expect, test } from '@playwright/test';
import { fail, openReady } from './pages';

// Of a small screen.
test.use({ viewport: { width: 390, height: 800 } });

test('the panel covers the page, with one group expanded at a time', async ({ page }) => {
  await openReady(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const panel = page.getByRole('navigation', { name: 'Main' });
  const box = await panel.boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, height: 800 });
  await panel.getByLabel('Services submenu').click();
  await expect(panel.getByRole('link', { name: 'SaaS development' })).toBeVisible();
  await panel.getByLabel('About submenu').click();
  await expect(panel.getByRole('link', { name: 'Portfolio' })).toBeVisible();
  await expect(panel.getByRole('link', { name: 'SaaS development' })).toBeHidden();
});

for (const [width, height] of [
  [390, 844],
  [320, 640],
  [844, 390],
] as const) {
  test(`at ${width} by ${height} the title of a group that opens stands below the head of the panel`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openReady(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const panel = page.getByRole('navigation', { name: 'Main' });
    await panel.getByLabel('Services submenu').click();
    await panel.getByLabel('About submenu').click();
    await expect(panel.getByRole('link', { name: 'Portfolio' })).toBeVisible();
    const head = (await panel.getByRole('button', { name: 'Close menu' }).boundingBox()) ?? fail('the head');
    const title = panel.getByRole('link', { name: 'About', exact: true });
    const top = async () => ((await title.boundingBox()) ?? fail('the title')).y;
    await expect.poll(top).toBeGreaterThanOrEqual(head.y + head.height);
    expect(await top()).toBeLessThan(height - 44);
  });
}

test('following a link closes the panel', async ({ page }) => {
  await openReady(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Startups' }).click();
  await expect(page).toHaveURL('/startup-services');
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeHidden();
});

test('turned to a wide window, an open panel closes and the page is free', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openReady(page, '/services');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.setViewportSize({ width: 1024, height: 768 });
  const panel = page.getByRole('navigation', { name: 'Main' });
  await expect(panel).not.toHaveCSS('position', 'absolute');
  expect(await panel.evaluate((element) => element.matches(':popover-open'))).toBe(false);
  await page.getByRole('main').getByRole('link', { name: 'SaaS development' }).first().click();
  await expect(page).toHaveURL('/services/software/saas-development');
});

test('Escape closes the panel and gives the focus back to its button', async ({ page }) => {
  await openReady(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
});

test('while the panel is open the focus goes round inside it', async ({ page }) => {
  await openReady(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const panel = page.getByRole('navigation', { name: 'Main' });
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await panel.getByRole('button', { name: 'Close menu' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(panel.getByRole('link', { name: /Book a free call/ })).toBeFocused();
});

test('the focus goes round when Shift+Tab comes without its name, as from WebKit’s automated keyboards', async ({
  page,
}) => {
  await openReady(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const close = page.getByRole('button', { name: 'Close menu' });
  await close.focus();
  await close.dispatchEvent('keydown', { key: 'Unidentified', code: 'Tab', shiftKey: true });
  const panel = page.getByRole('navigation', { name: 'Main' });
  await expect(panel.getByRole('link', { name: /Book a free call/ })).toBeFocused();
});

test('without JavaScript the panel opens, a group expands and a link leads on', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL,
    viewport: { width: 390, height: 800 },
  });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByLabel('Services submenu').click();
  await page.getByRole('link', { name: 'Mobile development' }).click();
  await expect(page).toHaveURL('/services/software/mobile-development');
  await context.close();
});
