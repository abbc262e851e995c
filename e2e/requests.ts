import type { PlanId } from '@/content/plans';
import { expect, type Locator, type Page } from './fixtures';
import { fakes, openReady } from './pages';

/** The error of both request dialogs when the mail relay fails. */
export const REQUEST_FAILED = 'Failed to send request. Please try again later.';

/**
 * An address that only this try of a test uses: a fault that matches it fails no other test's mail, and a second try does not
 * find the mails of the first.
 */
export function ownAddress(): string {
  return `ada-${crypto.randomUUID()}@example.org`;
}

/** A fault of the fake mail relay: it answers with status 500. */
export const SERVER_ERROR = { mode: 'status', status: 500, body: 'No' } as const;

/** Makes mails from this address fail. Returns a function that ends the fault. */
export async function failMail(
  page: Page,
  match: string,
  fault: typeof SERVER_ERROR | { mode: 'hang' },
): Promise<() => Promise<void>> {
  await page.request.put(`${fakes}/__faults`, { data: { mail: { ...fault, match } } });
  return async () => {
    await page.request.delete(`${fakes}/__faults?match=${encodeURIComponent(match)}`);
  };
}

/** The reference of a request in a text: 'DT-4F7K-2MQ9'. */
export const referenceIn = (text = '') => /[A-Z]+-\w{4}-\w{4}/.exec(text)?.[0] ?? 'none';

/** Opens a page with a fake clock and waits 3 seconds: a form that is sent sooner counts as filled in by a robot. */
export async function openWithClock(page: Page, path: string) {
  await page.clock.install();
  await openReady(page, path);
  await page.clock.fastForward(3000);
}

/** The button of a plan's card. */
export function planButton(page: Page, plan: PlanId) {
  return page
    .getByRole('link', { name: /^(Get Started|Request this plan)\b/ })
    .and(page.locator(`[data-plan="${plan}"]`));
}

/** Waits until a dialog accepts presses: for a moment after it opens or changes its step it ignores them. */
export const expectSettled = (dialog: Locator) => expect(dialog).not.toHaveAttribute('data-settling');

/** Presses Tab until this button has the focus. */
export async function tabTo(page: Page, name: string) {
  const target = page.getByRole('button', { name, exact: true });
  for (let press = 0; press < 60; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${name}`);
}
