import { planGroups } from '@/content/plans';
import { formatDollars } from '@/lib/money/format-money';
import { ENQUIRY_MAIL_KEYS } from '@/lib/requests/mail/mail-keys-fixture';
import { field, form, SENT, send } from './contact-form';
import { expect, type Page, test } from './fixtures';
import { mailsFrom } from './inbox';
import { openWatchingShifts } from './layout-shift';
import { axeViolations, hydrated } from './pages';
import { openWithClock, ownAddress } from './requests';

const [essentials] = planGroups.training.plans;
const price = formatDollars(essentials.price);
const line = (page: Page) => form(page).getByText(/^About the plan/);
const removePlan = (page: Page) => form(page).getByRole('button', { name: 'Leave it out' });
const LINK = `/contact?service=Other&plan=${essentials.id}`;

test('the button of a plan leads to a form that names it, and so does the mail', async ({ page }) => {
  const address = ownAddress();
  await openWithClock(page, '/it-training');
  const button = page.getByRole('link', { name: 'Request this plan (Team Essentials)' });
  await button.click();
  await expect(page).toHaveURL(LINK);
  await expect(line(page)).toContainText(`About the plan Team Essentials: ${price} a quarter.`);
  await expect(field(page, 'Service')).toHaveValue('Other');
  expect(await axeViolations(page)).toEqual([]);

  // The plan can be removed by keyboard, and a click on the plan's button adds it again.
  await removePlan(page).focus();
  await page.keyboard.press('Enter');
  await expect(line(page)).toHaveCount(0);
  await expect(field(page, 'Service')).toBeFocused();
  await expect(page).toHaveURL('/contact?service=Other');
  await page.goBack();
  await button.click();
  await expect(line(page)).toContainText('About the plan Team Essentials:');

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
  const [mail] = await mailsFrom(address);
  expect(mail?.message).toMatch(/^Service: Other\nPlan: /);
  expect(mail?.message).toContain(
    `\nPlan: Team Essentials (${price} per quarter), training\n\nFour of us.\n\nRequest: DT-`,
  );
  expect(Object.keys(mail ?? {}).sort()).toEqual(ENQUIRY_MAIL_KEYS);
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the line that names the plan hardly shifts the page, causes no horizontal scroll, and has a button 44 px high', async ({
    page,
  }) => {
    const shiftSoFar = await openWatchingShifts(page, LINK);
    await expect(line(page)).toHaveCount(1);
    expect(await shiftSoFar()).toBeLessThan(0.02);
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      expect((await removePlan(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
      const overhang = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overhang).toBeLessThanOrEqual(0);
    }
  });
});
