import { expect, test } from '@playwright/test';
import { site } from '@/content/site';
import { expectKept, field, fillIn, form, SENT, send } from './enquiry';
import { hydrated, openReady } from './pages';
import { mailsFrom, openAtEase, ownAddress, tabTo } from './requests';

test('what was typed survives a reload, leaving and coming back, and goes when it is cleared', async ({ page }) => {
  await openAtEase(page, '/contact');
  await fillIn(page, 'ada@example.org');
  await page.reload();
  await expectKept(page, 'ada@example.org');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Platforms' }).click();
  await expect(page).toHaveURL('/platforms');
  await page.goBack();
  await expectKept(page, 'ada@example.org');
  await openReady(page, '/platforms');
  await openReady(page, '/contact');
  await expectKept(page, 'ada@example.org');
  await form(page).getByRole('button', { name: 'Clear the form' }).click();
  await expect(field(page, 'Message')).toHaveValue('');
  await openReady(page, '/contact');
  await expect(field(page, 'Message')).toHaveValue('');
});

test('what was typed is forgotten after 24 hours', async ({ page }) => {
  await openAtEase(page, '/contact');
  await fillIn(page, 'ada@example.org');
  await page.clock.fastForward(24 * 60 * 60 * 1000);
  await openReady(page, '/platforms');
  await openReady(page, '/contact');
  await expect(field(page, 'Message')).toHaveValue('');
});

test('a link prefills what is valid and nothing else', async ({ page }) => {
  await openReady(page, '/contact?service=Cloud%20Solutions&message=About%20backups');
  await expect(field(page, 'Service')).toHaveValue('Cloud Solutions');
  await expect(field(page, 'Message')).toHaveValue('About backups');
  await openReady(page, '/contact?service=Plumbing');
  await expect(field(page, 'Service')).toHaveValue('');
});

test('an estimate that was sent does not come back, by a reload or by Back and Forward', async ({ page }, {
  testId,
}) => {
  await openAtEase(page, '/savings-calculator');
  const ask = page.getByRole('link', { name: 'Send me this estimate' });
  await ask.click();
  await expect(field(page, 'Message')).toHaveValue(/^Please send me this estimate/);
  await page.clock.fastForward(3000);
  await field(page, 'Name').fill('Ada');
  await field(page, 'Email').fill(ownAddress(testId));
  await send(page).click();
  await expect(form(page).getByText(SENT)).toBeVisible();
  await expect(page).toHaveURL('/contact');
  const expectEmpty = async () => {
    await hydrated(page);
    for (const name of ['Name', 'Email', 'Service', 'Message']) await expect(field(page, name)).toHaveValue('');
  };
  await expectEmpty();
  await page.reload();
  await expectEmpty();
  await page.goBack();
  await expect(page).toHaveURL('/savings-calculator');
  await page.goForward();
  await expectEmpty();
  await page.goBack();
  await ask.click();
  await expect(field(page, 'Message')).toHaveValue(/^Please send me this estimate/);
});

test('the keyboard alone fills it in and sends it', async ({ page }, { testId }) => {
  const address = ownAddress(testId);
  await openAtEase(page, '/contact');
  await tabTo(page, 'Name', 'textbox');
  await page.keyboard.type('Ada');
  await page.keyboard.press('Tab');
  await page.keyboard.type(address);
  await page.keyboard.press('Tab');
  await page.keyboard.type('IT S');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Two laptops.');
  await tabTo(page, 'Send message', 'button');
  await page.keyboard.press('Enter');
  await expect(form(page).getByText(SENT)).toBeVisible();
  await expect(send(page)).toBeFocused();
  expect(await mailsFrom(page, address)).toMatchObject([{ subject: 'Contact Form Submission - IT Support' }]);
});

test('without JavaScript the page says how to write or call, with links', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/contact');
  // Playwright's text and role locators pass over noscript.
  const instead = page.locator('noscript .write-or-call');
  await expect(instead).toBeVisible();
  await expect(instead.locator(`a[href="mailto:${site.emails.general}"]`)).toBeVisible();
  await expect(instead.locator(`a[href="tel:${site.phones[0].dial}"]`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send message' })).toBeHidden();
  await expect(page.getByText('All four fields are required.')).toBeHidden();
  await context.close();
});
