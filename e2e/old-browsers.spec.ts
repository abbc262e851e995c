import { expect, test } from '@playwright/test';
import { hydrated } from './pages';
import { consentBanner } from './visits';

// Safari before 17, Firefox before 125 and Chrome before 114 know no popovers. A new browser is made to forget its own;
// what its own sheet hides of a popover is shown where the script for those browsers says that it is open.
test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
    for (const name of ['popoverTargetElement', 'popoverTargetAction']) {
      Reflect.deleteProperty(HTMLButtonElement.prototype, name);
    }
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.\\:popover-open { display: block }');
    document.adoptedStyleSheets = [sheet];
  });
});

test('a browser without popovers gets them: the banner is answered, the menu opens and closes, a form answers', async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto('/contact');
  await page.getByLabel('Name').focus();
  await hydrated(page);
  await expect(consentBanner(page)).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await consentBanner(page).getByRole('button', { name: 'Reject' }).click();
  await expect(consentBanner(page)).toBeHidden();
  const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services', exact: true });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(entry).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('required');
  expect(errors).toEqual([]);
});

test('where that script is lost, the page stays and tells of other ways', async ({ page }) => {
  await page.route('**/popovers-*.js', (route) => route.abort());
  await page.goto('/contact');
  await expect(page.getByText('Part of this page did not arrive')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-runtime-ready]')).toHaveCount(0);
});

test('other browsers do not ask for it', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/contact');
  await hydrated(page);
  expect(asked.filter((url) => url.includes('popovers'))).toEqual([]);
  await page.close();
});
