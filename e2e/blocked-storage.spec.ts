import * as contact from './contact-form';
import { expect, test } from './fixtures';
import { mailsFrom } from './inbox';
import { openWithClock, ownAddress } from './requests';
import { blockStorage } from './visits';

// The mail client's own storage module throws there: next.config.ts replaces it (docs/next-internals.md).
test('a message is sent in a browser that blocks all site data @thorough', async ({ page }) => {
  await blockStorage(page);
  const address = ownAddress();
  await openWithClock(page, '/contact');
  await expect(page.evaluate(() => window.localStorage.length)).rejects.toThrow('SecurityError');
  await contact.fillIn(page, address);
  await contact.send(page).click();
  await expect(contact.form(page).getByText(contact.SENT)).toBeVisible();
  expect(await mailsFrom(address)).toHaveLength(1);
});
