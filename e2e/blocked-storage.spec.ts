import * as contact from './contact-form';
import { expect, test } from './fixtures';
import { arrivals, mailsFrom } from './inbox';
import { fakes } from './pages';
import { openWithClock, ownAddress } from './requests';
import { consentBanner } from './visits';

// The mail client's own storage module throws there: next.config.ts replaces it (docs/next-internals.md).
test('in a browser that blocks all site data a message is sent, the choice counts for the page, and the visit arrives', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const storage of ['localStorage', 'sessionStorage']) Object.defineProperty(window, storage, { get });
  });
  const located = page.waitForResponse(`${fakes}/geolocation/json`);
  const address = ownAddress();
  await openWithClock(page, '/contact');
  await expect(page.evaluate(() => window.localStorage.length)).rejects.toThrow('SecurityError');
  await consentBanner(page).getByRole('button', { name: 'Accept' }).click();
  await expect(consentBanner(page)).toBeHidden();
  await located;
  await contact.fillIn(page, address);
  await contact.send(page).click();
  await expect(contact.form(page).getByText(contact.SENT)).toBeVisible();
  expect(await mailsFrom(address)).toHaveLength(1);

  await page.getByRole('link', { name: 'Insights' }).click();
  await expect(page).toHaveURL('/insights');
  const mark = `/of-${crypto.randomUUID()}`;
  await page.evaluate((path) => window.history.pushState(null, '', path), mark);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => arrivals(mark)).toMatchObject([{ pages: [{}, {}, {}] }]);
});
