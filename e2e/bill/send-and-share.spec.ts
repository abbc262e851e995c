import { site } from '@/content/site';
import { billItems } from '@/lib/bill/bill';
import { ENQUIRY_MAIL_KEYS } from '@/lib/requests/mail/mail-keys-fixture';
import * as contact from '../contact-form';
import { expect, test } from '../fixtures';
import { mailsFrom } from '../inbox';
import { openReady } from '../pages';
import { countPages } from '../pdf';
import { openWithClock, ownAddress } from '../requests';
import * as vps from '../vps';
import { BILL_LINK, bill, lines, openBill, receipt, sums } from './bill';

test('the bill goes into the contact form as text, stays with what was written, and arrives in the mail', async ({
  page,
}) => {
  const address = ownAddress();
  await openWithClock(page, '/contact');
  await contact.field(page, 'Message').fill('Hello from Ada.');
  await openReady(page, BILL_LINK);
  await bill(page).getByRole('link', { name: 'Send it with a question' }).click();
  await expect(page).toHaveURL('/contact#enquiry-heading');
  const message = contact.field(page, 'Message');
  await expect(page.getByRole('heading', { name: 'Write to us' })).toBeInViewport();
  await expect(message).toHaveValue(/^Hello from Ada\.\n\nMy bill, 25 people\n\n- Growth VPS .*: \$65\.00 a month\n/);
  await expect(message).toHaveValue(/Every month: \$115\.00\nOne time: \$1,999\.00\nList prices of .+\.\n\n$/);

  // A changed bill replaces the one in the message.
  await openBill(page);
  await bill(page).getByRole('button', { name: 'Cross out Growth VPS' }).click();
  await bill(page).getByRole('link', { name: 'Send it with a question' }).click();
  await expect(bill(page)).toBeHidden();
  await expect(message).toBeFocused();
  await expect(message).toHaveValue(/^Hello from Ada\.\n\nMy bill, 25 people\n\n- Team chat/);
  await message.press('ControlOrMeta+End');
  await page.keyboard.type('Can you start in May?');

  await contact.field(page, 'Name').fill('Ada');
  await contact.field(page, 'Email').fill(address);
  await contact.field(page, 'Service').selectOption('Managed Services');
  await page.clock.fastForward(3000);
  await contact.send(page).click();
  await expect(contact.form(page).getByText(contact.SENT)).toBeVisible();
  const [mail] = await mailsFrom(address);
  expect(mail?.message).toContain('- Team chat (Mattermost, 25 people): $50.00 a month\n- Business website');
  expect(mail?.message).toContain('Every month: $50.00\nOne time: $1,999.00\n');
  expect(mail?.message).toContain('Can you start in May?');
  expect(mail?.message).not.toContain('Growth VPS');
  expect(Object.keys(mail ?? {}).sort()).toEqual(ENQUIRY_MAIL_KEYS);
});

test('the VPS request brings the bill as a line of its mail, until it is left out', async ({ page }) => {
  const address = ownAddress();
  await openReady(page, BILL_LINK);
  await expect(bill(page)).toBeVisible();
  await vps.openDialog(page);
  const note = vps.dialog(page).getByText(/^Your bill is included: 3 lines\. Every month \$115\.00\./);
  await expect(note).toBeVisible();
  await vps.fillIn(page, address);
  await vps.submit(page).click();
  await expect(vps.dialog(page).getByRole('heading', { name: 'Request Submitted!' })).toBeVisible();
  const [mail] = await mailsFrom(address);
  expect(mail?.message).toMatch(/\n\nMy bill, 25 people: Growth VPS \$65\.00 a month; Team chat .+\nRequest: DT-/);

  await vps.openDialog(page);
  await vps.dialog(page).getByRole('button', { name: 'Leave it out' }).click();
  await expect(note).toBeHidden();
});

test('the torn-off bill is one page, also with every line, and nothing else of the page prints', async ({ page }) => {
  await openReady(page, BILL_LINK);
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-asked', '');
  });
  await bill(page).getByRole('button', { name: 'Tear off' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-asked', '');
  await page.emulateMedia({ media: 'print' });
  const paper = page.getByRole('article').filter({ hasText: 'My bill with DohTech' });
  await expect(paper).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();
  await expect(bill(page)).toBeHidden();
  for (const text of ['25 people', '$115.00', 'Nothing is ordered:', site.phones[0].display, site.hours]) {
    await expect(paper).toContainText(text);
  }
  expect(countPages(await page.pdf())).toBe(1);

  const everything = billItems.map(({ id }) => id).join(',');
  await openReady(page, `/#bill=25,${everything}`);
  await expect(paper.getByRole('row')).toHaveCount(billItems.length + 5);
  expect(countPages(await page.pdf({ format: 'Letter' }))).toBe(1);
});

test('a shared link opens the same bill in another browser, and a reload does not bring it back', async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openReady(page, BILL_LINK);
  await bill(page).getByRole('button', { name: 'Share' }).click();
  await expect(bill(page).getByRole('button', { name: 'Link copied' })).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).not.toContain('$');

  const context = await browser.newContext();
  const fresh = await context.newPage();
  await openReady(fresh, address);
  await expect(lines(fresh)).toContainText(['Growth VPS', 'Team chat', 'Business website']);
  expect(await sums(fresh)).toEqual(await sums(page));
  await expect(fresh).toHaveURL('/');
  await bill(fresh).getByRole('button', { name: 'Cross out Team chat' }).click();
  await fresh.reload();
  await expect(receipt(fresh)).toHaveAccessibleName('My bill, 2 lines');
  await expect(bill(fresh)).toBeHidden();
  await context.close();
});

test('a hostile link shows what is known and says how much was left out', async ({ page }) => {
  const junk = Array.from({ length: 10_000 }, (_, index) => `plan-${index}`).join(',');
  await openReady(page, `/#bill=25,wiki,<img src=x onerror=alert(1)>,javascript:alert(1),${junk}`);
  await expect(lines(page)).toHaveText([/^Wiki/]);
  await expect(bill(page)).toContainText(
    '9,999 lines of this link are not on our price list and were left out. Only the first 10,000 lines of this link were read.',
  );
  await expect(page).toHaveURL('/');
});
