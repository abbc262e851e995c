import * as contact from './contact-form';
import { expect, type Page, test } from './fixtures';
import { mailsFrom } from './inbox';
import { announcer, holdAnswers } from './pages';
import { openWithClock, ownAddress, referenceIn } from './requests';

const RELAY = '**/api/v1.0/email/send';
const note = (page: Page) => page.locator('.request-note');

/** Follows a link of the footer without a page load. */
async function follow(page: Page, path: string) {
  await page.locator(`footer a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(path);
}

/** Sends a message whose answer waits for `release`, and follows a link meanwhile. */
async function leaveDuringSend(page: Page) {
  const address = ownAddress();
  await openWithClock(page, '/contact');
  await contact.fillIn(page, address);
  const release = await holdAnswers(page, RELAY);
  await contact.send(page).click();
  await follow(page, '/about');
  return { address, release };
}

test('who comes back to a message on its way sees Sending... and then the outcome, and sends it once @smoke', async ({
  page,
}) => {
  const { address, release } = await leaveDuringSend(page);
  await follow(page, '/contact');
  await expect(contact.send(page)).toBeDisabled();
  await expect(contact.send(page)).toHaveText('Sending...');
  await contact.expectKept(page, address);
  await contact.field(page, 'Name').press('Enter');
  release();
  await expect(contact.form(page).getByText(contact.SENT)).toBeVisible();
  await expect(contact.field(page, 'Message')).toHaveValue('');
  expect(await mailsFrom(address)).toHaveLength(1);
  await expect(note(page)).toBeEmpty();
});

test('who is on another page is told once that the message was sent, with its reference', async ({ page }) => {
  const { address, release } = await leaveDuringSend(page);
  release();
  await expect(note(page)).toContainText(contact.SENT);
  const [mail, ...more] = await mailsFrom(address);
  expect(more).toEqual([]);
  const sentence = `${contact.SENT} Your reference: ${referenceIn(mail?.message)}`;
  await expect(note(page)).toContainText(sentence);
  await expect(announcer(page)).toHaveText(sentence);
  await follow(page, '/contact');
  await expect(contact.send(page)).toBeEnabled();
  await expect(contact.field(page, 'Message')).toHaveValue('');
});
