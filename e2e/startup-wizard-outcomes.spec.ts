import { expect, test } from '@playwright/test';
import { site } from '@/content/site';
import { holdClock } from './pages';
import {
  expectNoAxeViolation,
  failMail,
  failures,
  holdMail,
  mailsFrom,
  ownAddress,
  planButton,
  REQUEST_FAILED,
  sendAndFail,
  tabTo,
} from './requests';
import {
  button,
  dialog,
  field,
  fillCompany,
  fillNeeds,
  goToConfirmation,
  heading,
  heroButton,
  next,
  openWizard,
} from './wizard';

test('the summary leads back to each step, and a submitted request closes after 2 seconds', async ({ page }, {
  testId,
}) => {
  const address = ownAddress(testId);
  await openWizard(page);
  await goToConfirmation(page, address);
  await expectNoAxeViolation(page);
  await expect(dialog(page).locator('.summary')).toContainText('PoC & MVP Development');
  await button(page, 'Edit Company Info').click();
  await expect(field(page, 'Company name')).toHaveValue('Example Ltd');
  await field(page, 'Company name').fill('Example Inc');
  for (let step = 0; step < 3; step += 1) await next(page);
  await button(page, 'Submit Request').click();
  await expect(heading(page, /Request Submitted!/)).toBeFocused();
  await expect(
    dialog(page).getByText(
      'Thank you for your interest. Our startup team will contact you shortly to discuss your needs.',
    ),
  ).toBeVisible();
  await expectNoAxeViolation(page);
  await page.clock.fastForward(2000);
  await expect(dialog(page)).toHaveCount(0);
  const [mail, ...more] = await mailsFrom(page, address);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Startup Services Request');
  expect(mail?.message).toMatch(
    /Company: Example Inc\n.*Tech needs: Startup IT Management, PoC & MVP Development\nSelected plan: Startup Launch\n/s,
  );
  await heroButton(page).click();
  await expect(field(page, 'Company name')).toHaveValue('');
});

for (const { name, fault } of failures) {
  test(`where the relay ${name}, the visitor stays on step 4 with everything kept`, async ({ page }, { testId }) => {
    const address = ownAddress(testId);
    await openWizard(page);
    await goToConfirmation(page, address);
    await page.waitForLoadState('networkidle');
    const heal = await failMail(page, address, fault);
    await sendAndFail(page, () => button(page, 'Submit Request').click(), fault);
    await expect(dialog(page).getByRole('alert')).toHaveText(REQUEST_FAILED);
    await expect(dialog(page).getByRole('alert')).toBeInViewport({ ratio: 1 });
    await expect(button(page, 'Try again')).toBeFocused();
    await expect(heading(page, /Step 4 of 4/)).toBeVisible();
    await expect(dialog(page).locator('.summary')).toContainText('A first version.');
    await expectNoAxeViolation(page);
    const href = await dialog(page).getByRole('link', { name: site.emails.general }).getAttribute('href');
    const id = /DT-\w{4}-\w{4}/.exec(decodeURIComponent(href ?? ''))?.[0];
    await heal();
    await button(page, 'Try again').click();
    await expect(dialog(page).getByText('Request Submitted!')).toBeVisible();
    const mails = await mailsFrom(page, address);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.message).toContain(`Request: ${id}`);
  });
}

test('while it sends the button says so and is disabled, and twenty clicks send one mail', async ({ page }, {
  testId,
}) => {
  const address = ownAddress(testId);
  await openWizard(page);
  await goToConfirmation(page, address);
  const release = await holdMail(page);
  await button(page, 'Submit Request').click({ clickCount: 20 });
  await expect(button(page, 'Submitting...')).toBeDisabled();
  await expectNoAxeViolation(page);
  release();
  await expect(dialog(page).getByText('Request Submitted!')).toBeVisible();
  expect(await mailsFrom(page, address)).toHaveLength(1);
});

test('a double click on Continue does not send', async ({ page }, { testId }) => {
  const address = ownAddress(testId);
  await openWizard(page);
  await fillCompany(page, address);
  await next(page);
  await fillNeeds(page);
  await next(page);
  await button(page, 'Continue').dblclick();
  await expect(heading(page, /Step 4 of 4/)).toBeVisible();
  await page.clock.fastForward(15_000);
  expect(await mailsFrom(page, address)).toEqual([]);
});

test('the keyboard alone finishes it', async ({ page }, { testId }) => {
  const address = ownAddress(testId);
  await openWizard(page);
  await tabTo(page, 'Full name', 'textbox');
  await page.keyboard.type('Ada');
  await page.keyboard.press('Tab');
  await page.keyboard.type(address);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Example Ltd');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await tabTo(page, 'Continue', 'button');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await tabTo(page, 'Project description', 'textbox');
  await page.keyboard.type('A first version.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Seed');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Imm');
  await tabTo(page, 'Continue', 'button');
  await page.keyboard.press('Enter');
  await expect(heading(page, /Step 3 of 4/)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('radio', { name: 'Startup Launch' })).toBeFocused();
  await tabTo(page, 'Continue', 'button');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Submit Request', 'button');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Request Submitted!')).toBeVisible();
  expect(await mailsFrom(page, address)).toHaveLength(1);
});

test('the second tap of two chooses nothing on the step that the first led to', async ({ page }) => {
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
  for (const spot of [boost, launch]) await expect(spot).toBeVisible();
  await tap();
  await expect(heading(page, /Step 3 of 4/)).toBeVisible();
  await expect(launch).toBeChecked();
  await page.clock.runFor(400);
  await boost.check();
  await expect(boost).toBeChecked();
});

test('the second tap of two on a plan’s button answers nothing in the wizard that the first opened', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWizard(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await holdClock(page);
  await planButton(page, 'startup-launch').click();
  const idea = dialog(page).getByRole('radio', { name: /^Idea Stage/ });
  await idea.click({ force: true });
  await expect(idea).not.toBeChecked();
  await page.clock.runFor(400);
  await idea.click();
  await expect(idea).toBeChecked();
});

test('on a phone, too, a check marks each step that is done', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWizard(page);
  await goToConfirmation(page, 'ada@example.org');
  await expect(dialog(page).getByText('✓').filter({ visible: true })).toHaveCount(3);
});

test('on a phone whose keyboard leaves 400 px it can be finished, and nothing scrolls sideways', async ({ page }, {
  testId,
}) => {
  await page.setViewportSize({ width: 390, height: 400 });
  const address = ownAddress(testId);
  await openWizard(page);
  await goToConfirmation(page, address);
  expect(await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  await expectNoAxeViolation(page);
  await button(page, 'Submit Request').click();
  await expect(dialog(page).getByText('Request Submitted!')).toBeInViewport();
  expect(await mailsFrom(page, address)).toHaveLength(1);
});
