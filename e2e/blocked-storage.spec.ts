import * as contact from './contact-form';
import { expect, test } from './fixtures';
import { mailsFrom } from './inbox';
import { openWithClock, ownAddress } from './requests';
import { blockStorage } from './visits';
import * as vps from './vps';

test('contact form and VPS request send in a browser that blocks all site data @thorough', async ({ page }) => {
  await blockStorage(page);
  const address = ownAddress();
  await openWithClock(page, '/contact');
  await expect(page.evaluate(() => window.localStorage.length)).rejects.toThrow('SecurityError');
  await contact.fillIn(page, address);
  await contact.send(page).click();
  await expect(contact.form(page).getByText(contact.SENT)).toBeVisible();

  await vps.openDialog(page);
  await vps.fillIn(page, address);
  await vps.submit(page).click();
  await expect(vps.dialog(page).getByRole('heading', { name: 'Request Submitted!' })).toBeVisible();
  expect((await mailsFrom(address)).map(({ subject }) => subject).sort()).toEqual([
    'Contact Form Submission - IT Support',
    'VPS Request - Growth VPS',
  ]);
});
