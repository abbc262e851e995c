import { expect, type Locator, test } from '@playwright/test';
import { holdClock } from './pages';
import { expectSettled, holdMail, mailsFrom, openAtEase, ownAddress, planButton } from './requests';
import { dialog, expectKept, fillIn, openDialog, submit } from './vps';

test('schema and mailer come with the dialog, not with the page', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('.js')) scripts.push(answer.text());
  });
  const has = async (text: string) => (await Promise.all(scripts)).some((script) => script.includes(text));
  await openAtEase(page, '/managed-services');
  await page.waitForLoadState('networkidle');
  expect(await has('/api/v1.0/email/send')).toBe(false);
  expect(await has('VPS Plan is required')).toBe(false);
  await planButton(page, 'vps-growth').click();
  await dialog(page).getByLabel('Full name').focus();
  await expect.poll(() => has('/api/v1.0/email/send')).toBe(true);
});

test('cross, Escape and a press outside close it, and the focus returns to its button', async ({ page }) => {
  await openDialog(page);
  const opener = planButton(page, 'vps-growth');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expectSettled(dialog(page));
  await page.mouse.click(20, 400);
  await expect(dialog(page)).toHaveCount(0);
});

test('the second tap of two on a plan’s button neither answers nor closes the dialog that the first opened', async ({
  page,
}) => {
  await openDialog(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await holdClock(page);
  await planButton(page, 'vps-growth').click();
  const production = dialog(page).getByRole('radio', { name: /Production/ });
  await production.click({ force: true });
  await expect(production).not.toBeChecked();
  await page.mouse.click(20, 400);
  await expect(dialog(page)).toBeVisible();
  await page.clock.runFor(400);
  await production.click();
  await expect(production).toBeChecked();
});

test('on a phone the cross stays in reach, and over nothing that has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await openDialog(page);
  const cross = dialog(page).getByRole('button', { name: 'Close' });
  await submit(page).scrollIntoViewIfNeeded();
  await expect(cross).toBeInViewport({ ratio: 1 });
  await dialog(page).getByLabel('Full name').focus();
  const bottom = async (part: Locator) => {
    const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 };
    return y + height;
  };
  expect((await dialog(page).getByLabel('Full name').boundingBox())?.y).toBeGreaterThanOrEqual(await bottom(cross));
  await submit(page).scrollIntoViewIfNeeded();
  await cross.click();
  await expect(dialog(page)).toHaveCount(0);
});

test('a drag that began inside does not close it, and what was typed is there the next time', async ({ page }) => {
  await openDialog(page);
  await fillIn(page, 'ada@example.org');
  const box = await dialog(page).getByLabel('Full name').boundingBox();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move(20, 400);
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await planButton(page, 'vps-growth').click();
  await expectKept(page, 'ada@example.org');
  await page.reload();
  await page.mouse.move(5, 5);
  await page.waitForFunction(() => document.querySelector('[data-runtime-ready]') !== null);
  await planButton(page, 'vps-growth').click();
  await expectKept(page, 'ada@example.org');
});

test('closed while it sends, it sends once and still tells the reference', async ({ page }, { testId }) => {
  const address = ownAddress(testId);
  await openDialog(page);
  await fillIn(page, address);
  const release = await holdMail(page);
  await submit(page).click();
  await expect(submit(page)).toBeDisabled();
  await expect(submit(page)).toHaveText('Submitting...');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await planButton(page, 'vps-growth').click();
  await expect(submit(page)).toBeDisabled();
  await page.keyboard.press('Escape');
  release();
  await expect(page.getByText('Request submitted. Your reference:')).toBeVisible();
  expect(await mailsFrom(page, address)).toHaveLength(1);
});

test('a chunk that does not arrive lets the button be the link that it is', async ({ page }) => {
  await openAtEase(page, '/managed-services');
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  await planButton(page, 'vps-growth').click();
  await expect(page).toHaveURL('/contact?service=Managed%20Services&plan=vps-growth');
});
