import { errors } from './contact-form';
import { expect, test } from './fixtures';
import { hydrated, openReady } from './pages';
import { consentBanner } from './visits';

// Safari before 17, Firefox before 125 and Chrome before 114 have no popovers, and `<details name>` came later still.
// These flows remove both from a new browser. The style sheet shows elements that the polyfill marks as open.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
    for (const name of ['popoverTargetElement', 'popoverTargetAction']) {
      Reflect.deleteProperty(HTMLButtonElement.prototype, name);
    }
    Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.\\:popover-open { display: block }');
    document.adoptedStyleSheets = [sheet];
  });
});

// every-route.spec.ts checks on each page that other browsers do not load that script.
test('a browser without popovers gets them: the banner is answered, the menu opens and closes, a form answers @thorough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
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
  // The class comes from the polyfill; the browser's own popovers have none.
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveClass(/:popover-open/);
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(errors(page)).toContainText('required');
});

test('the calculator’s receipt covers no submenu, and one item of a list is open at a time @thorough', async ({
  page,
}) => {
  await openReady(page, '/savings-calculator');
  await page.getByLabel('Services submenu').click();
  const header = page.getByRole('banner');
  for (const name of ['SaaS development', 'Cloud infrastructure']) {
    await header.getByRole('link', { name, exact: true }).click({ trial: true });
  }

  await openReady(page, '/services/software/saas-development');
  // A browser with `<details name>` does not group elements with an empty name.
  await page.getByRole('main').evaluate((main) => {
    for (const item of main.querySelectorAll('details[name]')) item.setAttribute('name', '');
  });
  const open = page.getByRole('main').locator('details[open]');
  await expect(open).toHaveCount(1);
  await page.getByRole('main').locator('details:not([open]) > summary').first().click();
  await expect(open).toHaveCount(1);
});

test.describe(() => {
  // The file that does not load rejects a promise with its error event.
  test.use({ expectedErrors: /^Event$/ });

  test('when the script for old browsers fails to load, the page stays and offers email and phone @thorough', async ({
    page,
  }) => {
    await page.route('**/old-browsers-*.js', (route) => route.abort());
    await page.goto('/contact');
    await expect(page.getByText('Part of this page did not load')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-runtime-ready]')).toHaveCount(0);
  });
});
