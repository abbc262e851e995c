import { expect, type Page, test } from '@playwright/test';
import * as enquiry from './enquiry';
import { mailsFrom, openAtEase, ownAddress } from './requests';
import * as vps from './vps';
import * as wizard from './wizard';

/** A browser that blocks site data ('block all cookies'): even naming a storage throws. */
async function blockStorage(page: Page) {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const storage of ['localStorage', 'sessionStorage']) Object.defineProperty(window, storage, { get });
  });
}

test.describe('in a browser that blocks storage', () => {
  test.beforeEach(({ page }) => blockStorage(page));

  test('naming a storage throws, as the other flows here expect', async ({ page }) => {
    await openAtEase(page, '/contact');
    await expect(page.evaluate(() => window.localStorage.length)).rejects.toThrow('SecurityError');
    await expect(page.evaluate(() => typeof sessionStorage)).rejects.toThrow('SecurityError');
  });

  test('the contact form sends', async ({ page }, { testId }) => {
    const address = ownAddress(testId);
    await openAtEase(page, '/contact');
    await enquiry.fillIn(page, address);
    await enquiry.send(page).click();
    await expect(enquiry.form(page).getByText(enquiry.SENT)).toBeVisible();
    expect(await mailsFrom(page, address)).toHaveLength(1);
  });

  test('the VPS request sends', async ({ page }, { testId }) => {
    const address = ownAddress(testId);
    await vps.openDialog(page);
    await vps.fillIn(page, address);
    await vps.submit(page).click();
    await expect(vps.dialog(page).getByRole('heading', { name: 'Request Submitted!' })).toBeVisible();
    expect(await mailsFrom(page, address)).toMatchObject([{ vps_plan: 'Growth VPS' }]);
  });

  test('the startup request sends', async ({ page }, { testId }) => {
    const address = ownAddress(testId);
    await wizard.openWizard(page);
    await wizard.goToConfirmation(page, address);
    await wizard.button(page, 'Submit Request').click();
    await expect(wizard.heading(page, /^Request Submitted!/)).toBeVisible();
    expect(await mailsFrom(page, address)).toMatchObject([{ subject: 'Startup Services Request' }]);
  });
});
