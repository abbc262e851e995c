import { expect, type Page, test } from '@playwright/test';
import { holdClock, holdScript, openReady } from './pages';
import { planButton } from './requests';
import * as vps from './vps';
import * as wizard from './wizard';

const LAUNCHPAD = '/dohtech-startup-launchpad';
const STARTUP_ENQUIRY = '/contact?service=Startup%20Services&plan=startup-boost';

/** A slow network on a phone: the page is there, what opens its dialogs is on its way until it is let through. */
async function openHeld(page: Page, path: string) {
  const release = await holdScript(page);
  await page.goto(path);
  return async () => {
    release();
    await page.waitForFunction(() => document.querySelector('[data-runtime-ready]') !== null);
  };
}

test.describe('a plan asked for before its dialog can open', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('is the one that the VPS dialog opens with', async ({ page }) => {
    const letThrough = await openHeld(page, '/managed-services');
    const button = planButton(page, 'vps-growth');
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveURL('/managed-services');
    await letThrough();
    await expect(vps.dialog(page).getByRole('radio', { name: /Growth VPS/ })).toBeChecked();
    await expect(button).not.toHaveAttribute('aria-busy');
    await expect(page).toHaveURL('/managed-services');
  });

  test('is the last one, where another was asked for before it', async ({ page }) => {
    const letThrough = await openHeld(page, '/managed-services');
    await planButton(page, 'vps-growth').click();
    await planButton(page, 'vps-scale').click();
    await expect(planButton(page, 'vps-scale')).toHaveAttribute('aria-busy', 'true');
    await expect(planButton(page, 'vps-growth')).not.toHaveAttribute('aria-busy');
    await letThrough();
    await expect(vps.dialog(page).getByRole('radio', { name: /Scale VPS/ })).toBeChecked();
  });

  for (const [path, first, last] of [
    ['/managed-services', 'vps-growth', 'vps-scale'],
    [LAUNCHPAD, 'startup-boost', 'startup-launch'],
  ] as const) {
    test(`is the last one, where ${last} was asked for while the dialog of ${first} was on its way`, async ({
      page,
    }) => {
      await openReady(page, path);
      const release = await holdScript(page);
      await planButton(page, first).click();
      await expect(planButton(page, first)).toHaveAttribute('aria-busy', 'true');
      await planButton(page, last).click();
      await expect(planButton(page, last)).toHaveAttribute('aria-busy', 'true');
      await expect(planButton(page, first)).not.toHaveAttribute('aria-busy');
      release();
      await expect(
        page.getByRole('dialog').locator('[name="plan"]:checked, [name="selectedPlan"]:checked'),
      ).toHaveValue(last);
      await expect(planButton(page, last)).not.toHaveAttribute('aria-busy');
    });
  }

  test('is the one that the wizard opens with', async ({ page }) => {
    const letThrough = await openHeld(page, LAUNCHPAD);
    await planButton(page, 'startup-boost').click();
    await expect(page).toHaveURL(LAUNCHPAD);
    await letThrough();
    await expect(wizard.dialog(page)).toBeVisible();
    await expect(wizard.dialog(page).locator('[name="selectedPlan"]:checked')).toHaveValue('startup-boost');
  });

  test('none asked for, the hero of the launchpad opens the wizard', async ({ page }) => {
    const letThrough = await openHeld(page, LAUNCHPAD);
    await wizard.heroButton(page).click();
    await expect(page).toHaveURL(LAUNCHPAD);
    await letThrough();
    await expect(wizard.dialog(page)).toBeVisible();
  });

  test('leads to the contact page when the runtime fails, and so does the next', async ({ page }) => {
    await page.route('**/_next/static/chunks/**/*.js', (route) => route.abort());
    await page.goto(LAUNCHPAD);
    await planButton(page, 'startup-boost').click();
    await expect(page).toHaveURL(STARTUP_ENQUIRY);
    await page.goto(LAUNCHPAD);
    await expect(page.locator('html')).toHaveAttribute('data-script', 'failed');
    await planButton(page, 'startup-boost').click();
    await expect(page).toHaveURL(STARTUP_ENQUIRY);
  });

  test('leads to the contact page when the runtime does not come within ten seconds', async ({ page }) => {
    await page.clock.install();
    await openHeld(page, LAUNCHPAD);
    await holdClock(page);
    await planButton(page, 'startup-boost').click();
    await page.clock.fastForward(8000);
    await expect(page).toHaveURL(LAUNCHPAD);
    await page.clock.fastForward(2000);
    await expect(page).toHaveURL(STARTUP_ENQUIRY);
  });

  test('opens its link in a new tab where that is what was asked for', async ({ page, context }) => {
    await openHeld(page, LAUNCHPAD);
    const opened = context.waitForEvent('page');
    await planButton(page, 'startup-boost').click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL(STARTUP_ENQUIRY);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  });
});
