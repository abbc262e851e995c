import { plainText } from '@/lib/text/parse-inline';
import { expect, test } from './fixtures';
import { mailsFrom } from './inbox';
import { axeViolations, brokenWords, setFontSize } from './pages';
import { failMail, holdMail, ownAddress, REQUEST_FAILED, referenceInLink, tabTo } from './requests';
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

test('each step begins at its top, also where the step before it had to be scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 1536, height: 864 });
  await openWizard(page, 'hero');
  await fillCompany(page, ownAddress());
  await dialog(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await next(page);
  await expect(heading(page, /Step 2 of 4/)).toBeFocused();
  expect(await dialog(page).evaluate(({ scrollTop }) => scrollTop)).toBe(0);
});

test('each step names its missing fields, and Continue works only once they are filled in', async ({ page }) => {
  await openWizard(page, 'hero');
  await expect(dialog(page)).toMatchAriaSnapshot(`
    - dialog "Tell us what you need":
      - button "Close"
      - heading "Tell us what you need" [level=2]
      - form "Tell us what you need":
        - list "Progress":
          - listitem: /Company Info ?, current step/
          - listitem: /Tech Needs ?, not started/
          - listitem: /Plan Selection ?, not started/
          - listitem: /Confirmation ?, not started/
        - heading /Step 1 of 4, Company Info/ [level=3]
        - textbox "Full name"
        - textbox "Email"
        - textbox "Company name"
        - group "Startup stage":
          - radio /Idea Stage/
        - group "Team size, employees":
          - radio "1-5"
        - button "Continue"
      - complementary "Your request so far":
        - heading "Your request so far" [level=3]
  `);
  await next(page);
  for (const message of [
    'Full name is required',
    'Email is required',
    'Company name is required',
    'Startup stage is required',
    'Team size is required',
  ]) {
    await expect(dialog(page).getByText(message, { exact: true })).toBeVisible();
  }
  await expect(field(page, 'Full name')).toBeFocused();
  await expect(field(page, 'Full name')).toHaveAccessibleDescription('Full name is required');
  await expect(page).toHaveTitle(/^Error: /);
  expect(await axeViolations(page)).toEqual([]);
  await fillCompany(page, 'ada@example');
  await next(page);
  await expect(dialog(page).getByText('Invalid email format')).toBeVisible();
  await expect(field(page, 'Email')).toBeFocused();
  await field(page, 'Email').fill('ada@example.org');
  await next(page);

  await expect(heading(page, /Step 2 of 4, Tech Needs/)).toBeFocused();
  await expect(page).not.toHaveTitle(/^Error: /);
  await expect(dialog(page).getByRole('listitem').filter({ hasText: 'Company Info' })).toContainText('completed');
  await expect(dialog(page).locator('[aria-current="step"]')).toContainText('Tech Needs');
  await expect(field(page, 'Project description')).toHaveAccessibleDescription('Up to 5,000 characters.');
  await next(page);
  for (const message of [
    'At least one tech need is required',
    'Project description is required',
    'Funding status is required',
    'Timeline is required',
  ]) {
    await expect(dialog(page).getByText(message, { exact: true })).toBeVisible();
  }
  await expect(dialog(page).getByRole('checkbox').first()).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await fillNeeds(page);
  await expect(dialog(page).getByText(/is required$/)).toHaveCount(0);
  const need = dialog(page).getByRole('checkbox', { name: 'Startup IT Management' });
  await dialog(page).locator('.card', { hasText: 'Startup IT Management' }).click();
  await expect(need).not.toBeChecked();
  await next(page);

  await expect(heading(page, /Step 3 of 4/)).toBeFocused();
  await next(page);
  await expect(dialog(page).getByText('Please select a plan', { exact: true })).toBeVisible();
  await expect(dialog(page).getByRole('radio').first()).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await button(page, 'Back').click();
  await expect(field(page, 'Project description')).toHaveValue('A first version.');
});

test('Back and Continue are in view at 1440 by 900 in every step, with its errors or its whole summary', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openWizard(page, 'hero');
  const expectFooter = async (...names: string[]) => {
    for (const name of names) await expect(button(page, name)).toBeInViewport({ ratio: 1 });
  };
  await expectFooter('Continue');
  await next(page);
  await expect(dialog(page).getByText('Team size is required', { exact: true })).toBeVisible();
  await expectFooter('Continue');
  await fillCompany(page, 'ada@example.org');
  await next(page);
  await next(page);
  await expect(dialog(page).getByText('Timeline is required', { exact: true })).toBeVisible();
  await expectFooter('Back', 'Continue');
  await fillNeeds(page);
  await next(page);
  await next(page);
  await expect(dialog(page).getByText('Please select a plan', { exact: true })).toBeVisible();
  await expectFooter('Back', 'Continue');
  await dialog(page)
    .getByRole('radio', { name: /^Startup Launch/ })
    .check();
  await next(page);
  await expect(heading(page, /Step 4 of 4/)).toBeFocused();
  await expectFooter('Back', 'Submit Request');
});

test('from the card of a plan to a sent request, which closes the wizard after 2 seconds @smoke', async ({ page }) => {
  const address = ownAddress();
  await openWizard(page);
  await fillCompany(page, address);
  await next(page);
  await fillNeeds(page);
  await next(page);
  await expect(dialog(page).getByRole('radio', { name: 'Startup Launch' })).toBeChecked();
  const card = (plan: string) => dialog(page).locator('.card', { hasText: plan });
  await expect(card('Startup Boost')).toContainText('Popular · Fits a team of 10-15');
  await expect(card('Startup Launch')).toContainText('Fits a team of 6-10');
  await expect(card('Startup Launch')).not.toContainText('Popular');
  await expect(dialog(page).getByRole('complementary', { name: 'Your request so far' })).toContainText(
    plainText('{price:startup-launch}'),
  );
  await next(page);
  await expect(heading(page, /Step 4 of 4/)).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
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
      { exact: true },
    ),
  ).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.clock.fastForward(2000);
  await expect(dialog(page)).toHaveCount(0);
  const [mail, ...more] = await mailsFrom(address);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Startup Services Request');
  expect(mail?.message).toMatch(
    /Company: Example Inc\n.*Tech needs: Startup IT Management, PoC & MVP Development\nSelected plan: Startup Launch\n/s,
  );
  await heroButton(page).click();
  await expect(field(page, 'Company name')).toHaveValue('');
});

test('a request to a relay that never answers fails after 15 seconds, everything is kept, and a retry has the same reference @thorough', async ({
  page,
}) => {
  const address = ownAddress();
  await openWizard(page);
  await goToConfirmation(page, address);
  const endFault = await failMail(page, address, { mode: 'hang' });
  const sending = page.waitForRequest(/email\/send/);
  await button(page, 'Submit Request').click();
  await sending;
  await page.clock.fastForward(15_000);
  await expect(dialog(page).getByText(REQUEST_FAILED)).toBeInViewport({ ratio: 1 });
  await expect(button(page, 'Try again')).toBeFocused();
  await expect(heading(page, /Step 4 of 4/)).toBeVisible();
  await expect(dialog(page).locator('.summary')).toContainText('A first version.');
  expect(await axeViolations(page)).toEqual([]);
  const id = await referenceInLink(dialog(page));
  await endFault();
  await button(page, 'Try again').click();
  await expect(dialog(page).getByRole('heading', { name: 'Request Submitted!' })).toBeVisible();
  expect(await mailsFrom(address)).toMatchObject([{ message: expect.stringContaining(`Request: ${id}`) }]);
});

test('a double click on Continue sends nothing, and twenty clicks on Submit send one mail @thorough', async ({
  page,
}) => {
  const address = ownAddress();
  await openWizard(page);
  await fillCompany(page, address);
  await next(page);
  await fillNeeds(page);
  await next(page);
  await button(page, 'Continue').dblclick();
  await expect(heading(page, /Step 4 of 4/)).toBeVisible();
  await page.clock.fastForward(15_000);
  expect(await mailsFrom(address)).toEqual([]);

  const release = await holdMail(page);
  await button(page, 'Submit Request').click({ clickCount: 20 });
  await expect(button(page, 'Submitting...')).toBeDisabled();
  expect(await axeViolations(page)).toEqual([]);
  release();
  await expect(dialog(page).getByRole('heading', { name: 'Request Submitted!' })).toBeVisible();
  expect(await mailsFrom(address)).toHaveLength(1);
});

test('the wizard can be completed by keyboard alone', async ({ page }) => {
  const address = ownAddress();
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
  // One letter each: on a slow machine a select takes the next letter as the first of another choice.
  await page.keyboard.press('B');
  await page.keyboard.press('Tab');
  await page.keyboard.press('I');
  await tabTo(page, 'Continue', 'button');
  await page.keyboard.press('Enter');
  await expect(heading(page, /Step 3 of 4/)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('radio', { name: 'Startup Launch' })).toBeFocused();
  await tabTo(page, 'Continue', 'button');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Submit Request', 'button');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('heading', { name: 'Request Submitted!' })).toBeVisible();
  expect(await mailsFrom(address)).toHaveLength(1);
});

test('with text of twice the size on a phone "Edit" stays one word @thorough', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWizard(page);
  await goToConfirmation(page, ownAddress());
  await setFontSize(page, 32);
  for (const edit of await button(page, /^Edit/).all()) expect(await edit.evaluate(brokenWords)).not.toContain('Edit');
});
