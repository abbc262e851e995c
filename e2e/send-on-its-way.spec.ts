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

test('who comes back to a message on its way sees Sending...; who is elsewhere when it was sent is told once, with its reference, and finds the form empty @thorough', async ({
  page,
}) => {
  const address = ownAddress();
  await openWithClock(page, '/contact');
  await contact.fillIn(page, address);
  const release = await holdAnswers(page, RELAY);
  await contact.send(page).click();
  await follow(page, '/about');
  await follow(page, '/contact');
  await expect(contact.send(page)).toBeDisabled();
  await expect(contact.send(page)).toHaveText('Sending...');
  await expect(contact.field(page, 'Email')).toHaveValue(address);
  await contact.field(page, 'Name').press('Enter');
  await follow(page, '/about');
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
