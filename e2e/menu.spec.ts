import { expect, type Page, test } from './fixtures';
import { fail, openReady } from './pages';
import { consentBanner } from './visits';

const entry = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
const leave = (page: Page) => page.mouse.move(5, 800);

test('Tab leads to the skip link, then to the banner; the link has a ring in the color of its text, and moves the focus to the content; the header is transparent at the top and solid once scrolled, also after a reload', async ({
  page,
}) => {
  await openReady(page, '/');
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: 'Skip to content' });
  await expect(skipLink).toBeFocused();
  // Inside the link's own background, because the page below may be dark or light.
  await expect(skipLink).toHaveCSS('outline-offset', '-6px');
  const color = await skipLink.evaluate((element) => getComputedStyle(element).color);
  await expect(skipLink).toHaveCSS('outline-color', color);
  await page.keyboard.press('Tab');
  await expect(consentBanner(page).locator(':focus')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.mouse.wheel(0, 1);
  await expect(header).toHaveCSS('background-color', 'rgb(245, 242, 234)');
  await page.mouse.wheel(0, -10);
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-scrolled', '');
});

test('a submenu opens under the pointer, stays while it moves down, hides on Escape and when the pointer leaves @smoke', async ({
  page,
}) => {
  await openReady(page, '/services');
  for (const title of ['Services', 'About']) {
    const item = page
      .getByRole('banner')
      .getByRole('listitem')
      .filter({ has: page.getByLabel(`${title} submenu`) });
    const { x, y, height } = (await entry(page, title).boundingBox()) ?? fail(title);
    for (let down = 0; down < height + 20; down += 4) {
      await page.mouse.move(x + 20, y + height / 2 + down);
      await expect(item.getByRole('link').nth(1)).toBeVisible();
    }
  }
  await leave(page);
  const link = entry(page, 'SaaS development');
  await expect(link).toBeHidden();
  await entry(page, 'Services').hover();
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await leave(page);
  await entry(page, 'Services').hover();
  await expect(link).toBeVisible();
  await leave(page);
  await expect(link).toBeHidden();
});

// engines/menu.spec.ts tests by keyboard.
test('one pressed submenu is open at a time, until a press elsewhere', async ({ page }) => {
  await openReady(page, '/services');
  const project = page.getByRole('banner').getByRole('link', { name: 'Buzsmart' });
  await page.getByLabel('Services submenu').click();
  await page.getByLabel('About submenu').click();
  await leave(page);
  await expect(project).toBeVisible();
  await expect(entry(page, 'SaaS development')).toBeHidden();
  await page.mouse.click(5, 800);
  await expect(project).toBeHidden();
});

test('a link of a submenu opens its page and closes the submenu, which opens again on hover', async ({ page }) => {
  await openReady(page, '/');
  await page.getByLabel('About submenu').focus();
  await page.keyboard.press('Enter');
  await entry(page, 'Portfolio').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/about/portfolio');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(entry(page, 'Portfolio')).toBeHidden();
  await entry(page, 'About').hover();
  await expect(entry(page, 'Portfolio')).toBeVisible();
  // The link to the current page is marked.
  await expect(entry(page, 'Portfolio')).toHaveAttribute('aria-current', 'page');
  // After a click the pointer is still over the submenu, which would cover the new page.
  await entry(page, 'Careers').click();
  await expect(page).toHaveURL('/about/company/careers');
  await expect(entry(page, 'Portfolio')).toBeHidden();
});
