import { expect, type Page, test } from '@playwright/test';
import { planGroups } from '@/content/plans';
import { formatDollars } from '@/lib/money/format-money';
import { ENQUIRY_MAIL_KEYS } from '@/lib/requests/mail/mail-keys-fixture';
import { field, form, SENT, send } from './enquiry';
import { openWatchingShifts } from './layout-shift';
import { hydrated, openReady } from './pages';
import { expectNoAxeViolation, mailsFrom, openAtEase, ownAddress } from './requests';

const [essentials] = planGroups.training.plans;
const price = formatDollars(essentials.price);
const line = (page: Page) => form(page).getByText(/^About the plan/);
const leaveOut = (page: Page) => form(page).getByRole('button', { name: 'Leave it out' });
const LINK = `/contact?service=Other&plan=${essentials.id}`;

test('the button of a training plan leads to a form that names it, and so does the mail', async ({ page }, {
  testId,
}) => {
  const address = ownAddress(testId);
  await openAtEase(page, '/it-training');
  await page.getByRole('link', { name: 'Plan a quarter (Team Essentials)' }).click();
  await expect(page).toHaveURL(LINK);
  await expect(line(page)).toContainText(`About the plan Team Essentials: ${price} a quarter.`);
  await expect(field(page, 'Service')).toHaveValue('Other');
  await expectNoAxeViolation(page);
  await field(page, 'Name').fill('Ada');
  await field(page, 'Email').fill(address);
  await field(page, 'Message').fill('Four of us.');
  await page.reload();
  await hydrated(page);
  await page.clock.fastForward(3000);
  await expect(line(page)).toContainText('Team Essentials');
  await send(page).click();
  await expect(form(page).getByText(SENT)).toBeVisible();
  await expect(line(page)).toHaveCount(0);
  const [mail] = await mailsFrom(page, address);
  expect(mail?.message).toMatch(/^Service: Other\nPlan: /);
  expect(mail?.message).toContain(
    `\nPlan: Team Essentials (${price} per quarter), training\n\nFour of us.\n\nRequest: DT-`,
  );
  expect(Object.keys(mail ?? {}).sort()).toEqual(ENQUIRY_MAIL_KEYS);
});

test('a plan that is left out stays out, by keyboard and after a reload; its button asked again brings it back', async ({
  page,
}) => {
  await openReady(page, '/cms-wordpress-development');
  const button = page.getByRole('link', { name: 'Ask for this site (Business Pro)' });
  await button.click();
  await expect(line(page)).toContainText('About the plan Business Pro:');
  await leaveOut(page).focus();
  await page.keyboard.press('Enter');
  await expect(line(page)).toHaveCount(0);
  await expect(field(page, 'Service')).toBeFocused();
  await expect(page).toHaveURL('/contact?service=WordPress+Development');
  await field(page, 'Service').selectOption('Other');
  await page.reload();
  await hydrated(page);
  await expect(field(page, 'Service')).toHaveValue('Other');
  await expect(line(page)).toHaveCount(0);
  await page.goBack();
  await button.click();
  await expect(line(page)).toContainText('About the plan Business Pro:');
  await expect(field(page, 'Service')).toHaveValue('WordPress Development');
});

test('a plan that nobody sells is not named', async ({ page }) => {
  await openReady(page, '/contact?service=Other&plan=training-moon');
  await expect(field(page, 'Service')).toHaveValue('Other');
  await expect(line(page)).toHaveCount(0);
});

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 1000 });

    test('the line of a plan hardly moves the page, and a finger finds its button', async ({ page }) => {
      const shiftSoFar = await openWatchingShifts(page, LINK);
      await expect(line(page)).toHaveCount(1);
      expect(await shiftSoFar()).toBeLessThan(0.02);
      const box = await leaveOut(page).boundingBox();
      if (width < 1000) expect(box?.height).toBeGreaterThanOrEqual(44);
      const overhang = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(overhang).toBeLessThanOrEqual(0);
    });
  });
}
