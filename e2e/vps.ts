import { expect, type Page } from './fixtures';
import { openWithClock, planButton } from './requests';

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Request a VPS' });
export const submit = (page: Page) => dialog(page).getByRole('button', { name: /^Submit/ });

export async function openDialog(page: Page) {
  await openWithClock(page, '/managed-services');
  await planButton(page, 'vps-growth').click();
  await expect(dialog(page)).toBeVisible();
  await page.clock.fastForward(3000);
}

export async function fillIn(page: Page, email: string) {
  await dialog(page).getByLabel('Full name').fill('Ada');
  await dialog(page).getByLabel('Email').fill(email);
  await dialog(page)
    .getByRole('radio', { name: /Production/ })
    .check();
}
