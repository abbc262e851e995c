import { expect, type Page } from './fixtures';
import { openWithClock, planButton } from './requests';

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Tell us what you need' });
export const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name });
export const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true });
export const next = (page: Page) => button(page, 'Continue').click();
export const heading = (page: Page, name: RegExp) => dialog(page).getByRole('heading', { name });

/** The launchpad's hero opens the wizard without a plan. */
export const heroButton = (page: Page) =>
  page.getByRole('link', { name: 'Get Started', exact: true }).and(page.locator(':not([data-plan])')).first();

/** Opens the wizard on the launchpad's page: from the card of Startup Launch, or from the hero. */
export async function openWizard(page: Page, from: 'card' | 'hero' = 'card') {
  await openWithClock(page, '/dohtech-startup-launchpad');
  await (from === 'hero' ? heroButton(page) : planButton(page, 'startup-launch')).click();
  await expect(dialog(page)).toBeVisible();
  await page.clock.fastForward(3000);
}

export async function fillCompany(page: Page, email: string) {
  await field(page, 'Full name').fill('Ada');
  await field(page, 'Email').fill(email);
  await field(page, 'Company name').fill('Example Ltd');
  await dialog(page).getByRole('radio', { name: /^MVP/ }).check();
  await dialog(page).getByRole('radio', { name: '6-15' }).check();
}

export async function fillNeeds(page: Page) {
  await dialog(page).getByRole('checkbox', { name: 'PoC & MVP Development' }).check();
  await dialog(page).getByRole('checkbox', { name: 'Startup IT Management' }).check();
  await field(page, 'Project description').fill('A first version.');
  await field(page, 'Funding status').selectOption('Seed');
  await field(page, 'Timeline').selectOption('1-2 months');
}

export async function goToConfirmation(page: Page, email: string) {
  await fillCompany(page, email);
  await next(page);
  await fillNeeds(page);
  await next(page);
  await expect(heading(page, /Step 3 of 4/)).toBeFocused();
  await next(page);
  await expect(heading(page, /Step 4 of 4/)).toBeFocused();
}
