import { expect, type Page, test } from './fixtures';
import { openReady } from './pages';

// On a small screen the menu is a panel.
test.use({ viewport: { width: 390, height: 800 } });

const panel = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const open = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const close = (page: Page) => page.getByRole('button', { name: 'Close menu' });

test('the panel covers the page and keeps the focus until Escape; one group is expanded at a time; a link and Back close it', async ({
  page,
}) => {
  await openReady(page, '/');
  await open(page).click();
  await expect.poll(() => panel(page).boundingBox()).toMatchObject({ x: 0, y: 0, height: 800 });
  await expect(close(page)).toBeFocused();
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await panel(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  const last = panel(page).getByRole('link', { name: /Book a free call/ });
  await close(page).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(last).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(close(page)).toBeHidden();
  await expect(open(page)).toBeFocused();

  await open(page).click();
  await panel(page).getByLabel('Services submenu').click();
  await expect(panel(page).getByRole('link', { name: 'SaaS development' })).toBeVisible();
  await panel(page).getByLabel('About submenu').click();
  await expect(panel(page).getByRole('link', { name: 'Portfolio' })).toBeVisible();
  await expect(panel(page).getByRole('link', { name: 'SaaS development' })).toBeHidden();
  await panel(page).getByRole('link', { name: 'Startups' }).click();
  await expect(page).toHaveURL('/startup-services');
  await expect(close(page)).toBeHidden();
  await open(page).click();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(close(page)).toBeHidden();
});

test('an open panel closes when the window becomes wide, and the page can be used', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openReady(page, '/services');
  await open(page).click();
  await panel(page).getByLabel('Services submenu').click();
  await page.setViewportSize({ width: 1280, height: 768 });
  await expect(panel(page)).not.toHaveCSS('position', 'absolute');
  expect(await panel(page).evaluate((element) => element.matches(':popover-open'))).toBe(false);
  // Chromium may take the pointer to be over the submenu until it moves.
  await page.mouse.move(640, 700);
  // As a submenu of the header it would cover the page.
  await expect(panel(page).getByRole('link', { name: 'SaaS development' })).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'SaaS development' }).first().click();
  await expect(page).toHaveURL('/services/software/saas-development');
});
