import { expect, test } from './fixtures';
import { mailsFrom } from './inbox';
import { axeViolations, holdClock } from './pages';
import { ownAddress } from './requests';
import { button, dialog, fillCompany, fillNeeds, goToConfirmation, heading, next, openWizard } from './wizard';

test('the second tap of a double tap on Continue selects nothing on the next step @thorough', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openWizard(page);
  await fillCompany(page, 'ada@example.org');
  await next(page);
  await fillNeeds(page);
  await button(page, 'Continue').scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await button(page, 'Continue').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await holdClock(page);
  const tap = () => page.mouse.click(x + width / 2, y + height / 2);
  await tap();
  await expect(heading(page, /Step 3 of 4/)).toBeFocused();
  const launch = dialog(page).getByRole('radio', { name: /^Startup Launch/ });
  const boost = dialog(page).getByRole('radio', { name: /^Startup Boost/ });
  await expect(launch).toBeChecked();
  for (const plan of [boost, launch]) await expect(plan).toBeVisible();
  await tap();
  await expect(heading(page, /Step 3 of 4/)).toBeVisible();
  await expect(launch).toBeChecked();
  await page.clock.runFor(400);
  await boost.check();
  await expect(boost).toBeChecked();
});

test('on a phone with its keyboard open the wizard can be completed, does not scroll horizontally and marks done steps @thorough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 400 });
  const address = ownAddress();
  await openWizard(page);
  await goToConfirmation(page, address);
  expect(await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  expect(await axeViolations(page)).toEqual([]);
  await expect(dialog(page).getByText('✓').filter({ visible: true })).toHaveCount(3);
  await button(page, 'Submit Request').click();
  await expect(dialog(page).getByRole('heading', { name: 'Request Submitted!' })).toBeInViewport();
  expect(await mailsFrom(address)).toHaveLength(1);
});
