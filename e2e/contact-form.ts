import type { Page } from './fixtures';

export const form = (page: Page) => page.getByRole('form', { name: 'Write to us' });
export const field = (page: Page, name: string) => form(page).getByLabel(name, { exact: true });
export const send = (page: Page) => form(page).getByRole('button', { name: /^Send/ });
export const SENT = "Message sent successfully! We'll get back to you soon.";
export const FAILED = 'Failed to send message. Please try again later.';

/** The errors of the form, in one line above its fields. */
export const errors = (page: Page) => page.locator('form > .notice');

export async function fillIn(page: Page, email: string) {
  await field(page, 'Name').fill('Ada');
  await field(page, 'Email').fill(email);
  await field(page, 'Service').selectOption('IT Support');
  await field(page, 'Message').fill('Two laptops.\nSoon.');
}
