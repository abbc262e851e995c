import { tools } from '@/content/tools';
import { billItems } from '@/lib/bill/bill';
import { estimate } from '@/lib/calculator/estimate';
import { formatCents } from '@/lib/money/format-money';
import { ENQUIRY_MAIL_KEYS } from '@/lib/requests/mail/mail-keys-fixture';
import { add, addHere, bill, line, lines, openBill, people, receipt, sums } from './bill';
import * as contact from './contact-form';
import { expect, test } from './fixtures';
import { mailsFrom } from './inbox';
import { openWatchingShifts } from './layout-shift';
import { axeViolations, clientPartsReady, fail, holdScript, openReady, resize } from './pages';
import { countPages } from './pdf';
import { openWithClock, ownAddress, tabTo } from './requests';
import { blockStorage } from './visits';
import * as vps from './vps';

const LINK = '/#bill=25,vps-growth,team-chat,website-business';

test('what is picked on three pages is on one bill, also after a reload', async ({ page }) => {
  await openReady(page, '/managed-services');
  await addHere(page, 'Growth VPS');
  await expect(receipt(page)).toHaveAccessibleName('My bill, 1 line');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Platforms' }).click();
  await expect(page).toHaveURL('/platforms');
  await addHere(page, 'Team chat', 'Cloud file storage');
  await openReady(page, '/cms-wordpress-development');
  await addHere(page, 'Business website');
  await page.reload();
  await expect(receipt(page)).toHaveAccessibleName('My bill, 4 lines');
  await expect(add(page, 'Business website')).toHaveAttribute('aria-pressed', 'true');

  await openBill(page);
  await expect(lines(page)).toContainText(['Growth VPS', 'Team chat', 'Cloud file storage', 'Business website']);
  expect(await sums(page)).toEqual({ 'Every month': '$155.00', 'One time': '$1,999.00' });
  expect(await axeViolations(page)).toEqual([]);
});

test('a line is crossed out and put back, tools follow the team, and a closed bill forgets crossed-out lines', async ({
  page,
}) => {
  await openReady(page, LINK);
  await expect(bill(page)).toBeVisible();
  await bill(page).getByRole('button', { name: 'Cross out Growth VPS' }).click();
  await expect(line(page, 'Growth VPS').locator('s')).toHaveText('$65.00');
  await expect(receipt(page)).toHaveAccessibleName('My bill, 2 lines');
  expect(await sums(page)).toEqual({ 'Every month': '$50.00', 'One time': '$1,999.00' });
  await bill(page).getByRole('button', { name: 'Put back: Growth VPS' }).click();
  expect(await sums(page)).toEqual({ 'Every month': '$115.00', 'One time': '$1,999.00' });

  await bill(page).getByRole('button', { name: 'More people' }).click();
  await expect(people(page)).toHaveValue('30');
  await people(page).fill('60');
  await expect(line(page, 'Team chat')).toContainText('Mattermost, 60 people');
  expect(await sums(page)).toEqual({ 'Every month': '$150.00', 'One time': '$1,999.00' });
  // At this size the formula of the calculator would not save.
  await people(page).fill('2000');
  await expect(line(page, 'Team chat')).toContainText('in your estimate');
  expect(await sums(page)).toEqual({ 'Every month': '$65.00', 'One time': '$1,999.00' });

  await bill(page).getByRole('button', { name: 'Cross out Team chat' }).click();
  await bill(page).getByRole('button', { name: 'Close my bill' }).click();
  await expect(receipt(page)).toBeFocused();
  await openBill(page);
  await expect(lines(page)).toHaveCount(2);
});

test('a press says what it added for 5 seconds, and takes it off again', async ({ page }) => {
  await page.clock.install();
  await openReady(page, '/platforms');
  const added = page.getByText('Wiki is on your bill.', { exact: true });
  await addHere(page, 'Wiki');
  await expect(added).toBeVisible();
  await page.mouse.move(700, 800);
  await page.clock.fastForward(4900);
  await expect(added).toBeVisible();
  await page.clock.fastForward(200);
  await expect(added).toBeHidden();
  await expect(add(page, 'Wiki')).toHaveAttribute('aria-pressed', 'true');

  await addHere(page, 'Notes');
  await page.getByRole('button', { name: 'Take it off' }).click();
  await expect(add(page, 'Notes')).toHaveAttribute('aria-pressed', 'false');
  await add(page, 'Wiki').click();
  await expect(page.getByRole('status').filter({ hasText: 'Wiki is off your bill.' })).toHaveCount(1);
  await expect(receipt(page)).toHaveAccessibleName('My bill');
  await openBill(page);
  await expect(bill(page)).toContainText('Nothing on your bill yet');
});

test('the bill goes into the contact form as text, stays with what was written, and arrives in the mail', async ({
  page,
}, { testId }) => {
  const address = ownAddress(testId);
  await openWithClock(page, '/contact');
  await contact.field(page, 'Message').fill('Hello from Ada.');
  await openReady(page, LINK);
  await bill(page).getByRole('link', { name: 'Send it with a question' }).click();
  await expect(page).toHaveURL('/contact');
  const message = contact.field(page, 'Message');
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

test('the VPS request brings the bill as a line of its mail, until it is left out', async ({ page }, { testId }) => {
  const address = ownAddress(testId);
  await openReady(page, LINK);
  await vps.openDialog(page);
  const note = vps.dialog(page).getByText(/^Your bill goes along: 3 lines\. Every month \$115\.00\./);
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

test('the calculator and the bill show the same figures, and open each other', async ({ page }) => {
  await openReady(page, '/savings-calculator?people=60&tools=team-chat,wiki');
  await page.getByRole('button', { name: 'Add these tools to my bill' }).click();
  await expect(page.getByText('2 tools are on your bill.', { exact: true })).toBeVisible();
  await openBill(page);
  const figures = estimate(
    60,
    tools.filter(({ id }) => id === 'team-chat' || id === 'wiki'),
  );
  if (figures.status !== 'saving') throw new Error('expected tools that save');
  const monthly = formatCents(figures.provider.monthlyCents);
  await expect(people(page)).toHaveValue('60');
  expect(await sums(page)).toEqual({ 'Every month': monthly });
  await people(page).fill('40');
  await bill(page).getByRole('link', { name: 'Open these tools in the calculator' }).click();
  await expect(page).toHaveURL('/savings-calculator?people=40&tools=team-chat,wiki');
  await expect(page.locator('#receipt')).toContainText('40 people');
  await expect(page.locator('#receipt')).toContainText('With DohTech$100.00');
  await openBill(page);
  expect(await sums(page)).toEqual({ 'Every month': '$100.00' });
});

test('the torn-off bill is one page, also with every line, and nothing else of the page prints', async ({ page }) => {
  await openReady(page, LINK);
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
  for (const text of ['25 people', '$115.00', 'Your written estimate is the offer.', '+1 202 555 0143', '9:00 AM']) {
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
  await openReady(page, LINK);
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
  await expect(bill(page)).toContainText('10,002 lines of this link are not on our price list and were left out.');
  await expect(page).toHaveURL('/');
});

test('two tabs have a bill each', async ({ page, context }) => {
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

test('where the browser blocks storage, the bill follows from page to page with the same words', async ({ page }) => {
  await blockStorage(page);
  await openReady(page, '/platforms');
  await addHere(page, 'Wiki');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL('/contact');
  await openBill(page);
  await expect(lines(page)).toHaveText([/^Wiki/]);
  await expect(bill(page)).toContainText('The bill stays in this tab and goes when you close it.');
  await bill(page).getByRole('link', { name: 'Send it with a question' }).click();
  await expect(contact.field(page, 'Message')).toHaveValue(/- Wiki \(Wiki\.js, 25 people\): \$50\.00 a month/);
});

test('Back, also from the browser’s memory, shows what the next page added', async ({ page }) => {
  await openReady(page, '/platforms');
  await addHere(page, 'Wiki');
  await openReady(page, '/managed-services');
  await addHere(page, 'Growth VPS');
  await page.goBack();
  await expect(receipt(page)).toHaveAccessibleName('My bill, 2 lines');
});

test('all of it works by keyboard', async ({ page }) => {
  await openReady(page, '/platforms');
  const button = add(page, 'Wiki');
  await button.focus();
  await page.keyboard.press('Enter');
  const takeOff = page.getByRole('button', { name: 'Take it off' });
  await expect(takeOff).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(takeOff).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(add(page, 'Knowledge base')).toBeFocused();

  await receipt(page).focus();
  await page.keyboard.press('Enter');
  await expect(bill(page)).toBeFocused();
  await tabTo(page, 'Cross out Wiki', 'button');
  await page.keyboard.press('Enter');
  await expect(bill(page).getByRole('button', { name: 'Put back: Wiki' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bill(page).getByRole('button', { name: 'Cross out Wiki' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bill(page)).toBeHidden();
  await expect(receipt(page)).toBeFocused();
});

test('a press before hydration is kept, and the count moves nothing', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/platforms');
  await add(page, 'Wiki').click();
  await expect(add(page, 'Wiki')).toHaveAttribute('data-island', 'waiting');
  release();
  await clientPartsReady(page);
  await expect(add(page, 'Wiki')).toHaveAttribute('aria-pressed', 'true');

  const shiftSoFar = await openWatchingShifts(page, '/platforms');
  await expect(receipt(page)).toHaveAccessibleName('My bill, 1 line');
  expect(await shiftSoFar()).toBe(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the open bill is a sheet of at most 85% that covers neither banner nor bar', async ({ page }) => {
    await openReady(page, '/managed-services');
    for (const name of ['Startup VPS', 'Growth VPS', 'Scale VPS']) await addHere(page, name);
    const bar = page.getByRole('navigation', { name: 'Call or book' });
    await expect(bar).toBeVisible();
    await openBill(page);
    const sheet = (await bill(page).boundingBox()) ?? fail('the sheet');
    expect(sheet.height).toBeLessThanOrEqual(0.85 * 844);
    const banner = (await page.locator('#privacy-preferences').boundingBox()) ?? fail('the banner');
    expect(sheet.y + sheet.height).toBeLessThanOrEqual(banner.y + 1);
    for (const [width, height] of [
      [320, 568],
      [844, 390],
    ] as const) {
      await resize(page, width, height);
      await bill(page).getByRole('link', { name: 'Send it with a question' }).scrollIntoViewIfNeeded();
      await expect(bill(page).getByRole('link', { name: 'Send it with a question' })).toBeInViewport();
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overhang).toBeLessThanOrEqual(0);
    }
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('no page offers a bill', async ({ page }) => {
    for (const path of ['/platforms', '/managed-services', '/savings-calculator']) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: /my bill/i }).filter({ visible: true })).toHaveCount(0);
    }
  });
});
