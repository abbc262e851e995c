import { expect, type Page, test } from './fixtures';
import { openReady } from './pages';

// On a small screen the menu is a panel.
test.use({ viewport: { width: 390, height: 800 } });

const panel = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const open = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const close = (page: Page) => page.getByRole('button', { name: 'Close menu' });

// engines/menu.spec.ts tests by keyboard.
test('one group of the panel is expanded at a time; a link and Back close it', async ({ page }) => {
  await openReady(page, '/');
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

test('an open panel closes when the window becomes wide, and the page can be used @thorough', async ({ page }) => {
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
