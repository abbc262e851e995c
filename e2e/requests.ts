import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { z } from 'zod';
import type { PlanId } from '@/content/plans';
import { fakes, holdAnswers, openReady } from './pages';

/** What both request dialogs say when the relay fails. */
export const REQUEST_FAILED = 'Failed to send request. Please try again later.';

/** An address of one test alone: a fault that matches it fails this test's mail and no other. */
export function ownAddress(testId: string): string {
  return `ada-${testId}@example.org`;
}

type Fault = { mode: 'status'; status: number; body: string } | { mode: 'hang' } | { mode: 'refuse' };

/** Everything that a relay or a network has done to a form. */
export const failures: { name: string; fault: Fault | 'offline' }[] = [
  ...[400, 403, 429, 451, 500].map((status) => ({
    name: `answers ${status}`,
    fault: { mode: 'status' as const, status, body: 'No' },
  })),
  { name: 'refuses the connection', fault: { mode: 'refuse' } },
  { name: 'never answers', fault: { mode: 'hang' } },
  { name: 'is out of reach, offline', fault: 'offline' },
];

/** Lets the mail of this address fail. Returns how to heal it. */
export async function failMail(page: Page, match: string, fault: Fault | 'offline'): Promise<() => Promise<void>> {
  if (fault === 'offline') {
    await page.context().setOffline(true);
    return () => page.context().setOffline(false);
  }
  await page.request.put(`${fakes}/__faults`, { data: { mail: { ...fault, match } } });
  return async () => {
    await page.request.delete(`${fakes}/__faults?match=${encodeURIComponent(match)}`);
  };
}

const inboxSchema = z.object({
  mails: z.array(z.object({ body: z.object({ template_params: z.record(z.string(), z.string()) }) })),
});

/** What reached the relay from this address. */
export async function mailsFrom(page: Page, address: string) {
  const answer = await page.request.get(`${fakes}/__inbox.json`);
  const { mails } = inboxSchema.parse(await answer.json());
  return mails.map(({ body }) => body.template_params).filter((mail) => mail.from_email === address);
}

/** Opens a page with a clock of its own; nobody has to wait until a person could have filled the form in. */
export async function openAtEase(page: Page, path: string) {
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

/** A dialog takes no press just after it opened or went on a step. Presses at a place do not wait for it by themselves. */
export const expectSettled = (dialog: Locator) => expect(dialog).not.toHaveAttribute('data-settling');

/** Fails with each violation and the elements that have it. */
export async function expectNoAxeViolation(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}

/** Sends and, where the relay never answers, lets the 15 seconds pass. */
export async function sendAndFail(page: Page, press: () => Promise<void>, fault: Fault | 'offline') {
  const isHung = fault !== 'offline' && fault.mode === 'hang';
  const asked = isHung ? page.waitForRequest(/email\/send/) : undefined;
  await press();
  await asked;
  if (isHung) await page.clock.fastForward(15_000);
}

/** Presses Tab until this has the focus: what a keyboard alone can reach. */
export async function tabTo(page: Page, name: string | RegExp, role: 'button' | 'textbox' | 'link' | 'combobox') {
  const target = page.getByRole(role, { name, exact: typeof name === 'string' });
  for (let press = 0; press < 60; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${role} ${name}`);
}

/** Keeps mails on their way until they are released: a form is seen while it sends. */
export function holdMail(page: Page): Promise<() => void> {
  return holdAnswers(page, '**/email/send');
}
