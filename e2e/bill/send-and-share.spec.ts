import { site } from '@/content/site';
import { billItems } from '@/lib/bill/bill';
import * as contact from '../contact-form';
import { expect, test } from '../fixtures';
import { mailsFrom } from '../inbox';
import { openReady } from '../pages';
import { countPages } from '../pdf';
import { openWithClock, ownAddress } from '../requests';
import { BILL_LINK, bill } from './bill';

test('the bill goes into the contact form as text, stays with what was written, and arrives in the mail', async ({
  page,
}) => {
  const address = ownAddress();
  await openWithClock(page, '/contact');
  await contact.field(page, 'Message').fill('Hello from Ada.');
  await openReady(page, BILL_LINK);
  await bill(page).getByRole('link', { name: 'Send it with a question' }).click();
  await expect(page).toHaveURL('/contact?service=Other#enquiry-heading');
  const message = contact.field(page, 'Message');
  await expect(page.getByRole('heading', { name: 'Write to us' })).toBeInViewport();
  await expect(message).toHaveValue(/^Hello from Ada\.\n\nMy bill, 25 people\n\n- Growth VPS .*\n\n$/s);

  await message.press('ControlOrMeta+End');
  await page.keyboard.type('Can you start in May?');

  await contact.field(page, 'Name').fill('Ada');
  await contact.field(page, 'Email').fill(address);
  await contact.field(page, 'Service').selectOption('Managed Services');
  await page.clock.fastForward(3000);
  await contact.send(page).click();
  await expect(contact.form(page).getByText(contact.SENT)).toBeVisible();
  const [mail] = await mailsFrom(address);
  expect(mail?.message).toMatch(/\nMy bill, 25 people\n\n- Growth VPS .*\n\nCan you start in May\?/s);
});

test('the torn-off bill is one page, also with every line @thorough', async ({ page }) => {
  await openReady(page, BILL_LINK);
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-asked', '');
  });
  await bill(page).getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-asked', '');
  await page.emulateMedia({ media: 'print' });
  const paper = page.getByRole('article').filter({ hasText: `My bill with ${site.name}` });
  await expect(paper).toBeVisible();
  for (const text of ['25 people', '$115', 'Nothing is ordered:']) await expect(paper).toContainText(text);
  for (const text of [site.phones[0].display, site.hours])
    await expect(page.locator('.printed-line')).toContainText(text);
  expect(countPages(await page.pdf())).toBe(1);

  const everything = billItems.map(({ id }) => id).join(',');
  await openReady(page, `/#bill=25,${everything}`);
  await expect(paper.getByRole('row')).toHaveCount(billItems.length + 5);
  expect(countPages(await page.pdf({ format: 'Letter' }))).toBe(1);
});
