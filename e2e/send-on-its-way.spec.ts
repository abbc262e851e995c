import * as contact from './contact-form';
import { expect, type Page, test } from './fixtures';
import { mailsFrom } from './inbox';
import { announcer, holdAnswers, hydrated } from './pages';
import { openWithClock, ownAddress, planButton, referenceIn } from './requests';
import * as vps from './vps';
import * as wizard from './wizard';

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

test('both dialogs opened again during their send, on another page, show it and send once @thorough', async ({
  page,
}) => {
  const address = ownAddress();
  await vps.openDialog(page);
  await vps.fillIn(page, address);
  const release = await holdAnswers(page, RELAY);
  await vps.submit(page).click();
  await page.keyboard.press('Escape');
  await expect(vps.dialog(page)).toHaveCount(0);
  await follow(page, '/about');
  await page.goBack();
  await planButton(page, 'vps-scale').click();
  await expect(vps.submit(page)).toBeDisabled();
  await vps.expectKept(page, address);
  release();
  await expect(vps.dialog(page).getByRole('heading', { name: 'Request Submitted!' })).toBeFocused();
  expect(await mailsFrom(address)).toHaveLength(1);

  await wizard.openWizard(page);
  const founder = ownAddress();
  await wizard.goToConfirmation(page, founder);
  const releaseWizard = await holdAnswers(page, RELAY);
  await wizard.button(page, 'Submit Request').click();
  await page.keyboard.press('Escape');
  await follow(page, '/about');
  releaseWizard();
  await expect(note(page)).toContainText('Request submitted. Your reference:');
  expect(await mailsFrom(founder)).toHaveLength(1);
});

test('a tab opened with a copy of the draft sends its request under a reference of its own @thorough', async ({
  page,
}) => {
  const address = ownAddress();
  await openWithClock(page, '/contact');
  await contact.fillIn(page, address);
  const opened = page.waitForEvent('popup');
  // Like a tab that is duplicated, it gets a copy of the session storage.
  await page.evaluate(() => void window.open('/contact'));
  const copy = await opened;
  await hydrated(copy);
  await contact.expectKept(copy, address);
  await contact.field(copy, 'Message').fill('Another request.');
  for (const tab of [page, copy]) {
    await tab.clock.fastForward(3000);
    await contact.send(tab).click();
    await expect(contact.form(tab).getByText(contact.SENT)).toBeVisible();
  }
  const references = (await mailsFrom(address)).map(({ message }) => referenceIn(message));
  expect(references).toHaveLength(2);
  expect(new Set(references).size).toBe(2);
});
