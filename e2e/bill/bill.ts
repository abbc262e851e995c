import { expect, type Page } from '../fixtures';

/** A link to a bill with a plan, a tool and a website. */
export const BILL_LINK = '/#bill=25,vps-growth,team-chat,website-business';

/** The button of a plan or tool. */
export const add = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^(Add to|On) my bill \\(${name}\\)`) });

/** The receipt in the header. */
export const receipt = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^My bill/ });

export const bill = (page: Page) => page.getByRole('dialog', { name: 'My bill' });
export const lines = (page: Page) => bill(page).getByRole('listitem');
export const line = (page: Page, name: string) => lines(page).filter({ hasText: name });

export async function openBill(page: Page) {
  await receipt(page).click();
  await expect(bill(page)).toBeVisible();
}

/** The sums of the open bill: { 'Every month': '$65' }. */
export async function sums(page: Page): Promise<Record<string, string>> {
  const rows = await bill(page).locator('dl > div').all();
  return Object.fromEntries(
    await Promise.all(rows.map((row) => Promise.all([row.locator('dt').innerText(), row.locator('dd').innerText()]))),
  );
}

/** Adds with presses on these pages, and waits until each is on the bill. */
export async function addHere(page: Page, ...names: string[]) {
  for (const name of names) {
    await add(page, name).click();
    await expect(add(page, name)).toHaveAttribute('data-on-bill');
  }
}
