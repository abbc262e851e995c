import * as contact from '../contact-form';
import { expect, test } from '../fixtures';
import { openWatchingShifts } from '../layout-shift';
import { clientPartsReady, holdScript, openReady } from '../pages';
import { blockStorage } from '../visits';
import { add, addHere, bill, lines, openBill, receipt } from './bill';

test('two tabs have a bill each @thorough', async ({ page, context }) => {
  await openReady(page, '/platforms');
  await addHere(page, 'Wiki');
  const other = await context.newPage();
  await openReady(other, '/platforms');
  await expect(receipt(other)).toHaveAccessibleName('My bill');
  await addHere(other, 'Notes');
  await page.reload();
  await openBill(page);
  await expect(lines(page)).toHaveText([/^Wiki/]);
});

test('where the browser blocks storage, the bill follows from page to page with the same words @thorough', async ({
  page,
}) => {
  await blockStorage(page);
  await openReady(page, '/platforms');
  await addHere(page, 'Wiki');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL('/contact');
  await openBill(page);
  await expect(lines(page)).toHaveText([/^Wiki/]);
  await expect(bill(page)).toContainText('The bill is kept in this tab until you close the tab.');
  await bill(page).getByRole('link', { name: 'Send it with a question' }).click();
  await expect(contact.field(page, 'Message')).toHaveValue(/- Wiki \(Wiki\.js, 25 people\): \$50\.00 a month/);
});

test('Back, also from the browser’s memory, shows what the next page added @thorough', async ({ page }) => {
  await openReady(page, '/platforms');
  await addHere(page, 'Wiki');
  await openReady(page, '/managed-services');
  await addHere(page, 'Growth VPS');
  await page.goBack();
  await expect(receipt(page)).toHaveAccessibleName('My bill, 2 lines');
});

test('before hydration a pressed button waits, impatient presses count as one, and the count moves nothing @thorough', async ({
  page,
}) => {
  // The script of a bill with lines loads early, so that each repeated press would count.
  await openReady(page, '/platforms');
  await addHere(page, 'Notes');
  const release = await holdScript(page);
  await page.goto('/platforms');
  for (const _ of [1, 2, 3, 4]) await add(page, 'Wiki').click();
  await expect(add(page, 'Wiki')).toHaveAttribute('data-island', 'waiting');
  await expect(add(page, 'Wiki')).toHaveAttribute('aria-busy', 'true');
  release();
  await clientPartsReady(page);
  await expect(add(page, 'Wiki')).toHaveAttribute('data-on-bill');
  await expect(add(page, 'Wiki')).not.toHaveAttribute('aria-busy');

  const shiftSoFar = await openWatchingShifts(page, '/platforms');
  await expect(receipt(page)).toHaveAccessibleName('My bill, 2 lines');
  expect(await shiftSoFar()).toBe(0);
});
