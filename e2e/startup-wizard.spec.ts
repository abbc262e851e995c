import { plainText } from '@/lib/text/parse-inline';
import { expect, type Page, test } from './fixtures';
import { mailsFrom } from './inbox';
import { axeViolations, fail, holdClock, resize } from './pages';
import { failMail, openWithClock, ownAddress, planButton, REQUEST_FAILED } from './requests';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Tell us what you need' });
const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name });
const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true });
const next = (page: Page) => button(page, 'Continue').click();
const heading = (page: Page, name: RegExp) => dialog(page).getByRole('heading', { name });

/** The launchpad's hero opens the wizard without a plan. */
const heroButton = (page: Page) =>
  page.getByRole('link', { name: 'Get Started', exact: true }).and(page.locator(':not([data-plan])')).first();

/** Opens the wizard on the launchpad's page: from the card of Startup Launch, or from the hero. */
async function openWizard(page: Page, from: 'card' | 'hero' = 'card') {
  await openWithClock(page, '/dohtech-startup-launchpad');
  await (from === 'hero' ? heroButton(page) : planButton(page, 'startup-launch')).click();
  await expect(dialog(page)).toBeVisible();
  await page.clock.fastForward(3000);
}

async function fillCompany(page: Page, email: string) {
  await field(page, 'Full name').fill('Ada');
  await field(page, 'Email').fill(email);
  await field(page, 'Company name').fill('Example Ltd');
  await dialog(page).getByRole('radio', { name: /^MVP/ }).check();
  await dialog(page).getByRole('radio', { name: '6-15' }).check();
}

async function fillNeeds(page: Page) {
  await dialog(page).getByRole('checkbox', { name: 'PoC & MVP Development' }).check();
  await dialog(page).getByRole('checkbox', { name: 'Startup IT Management' }).check();
  await field(page, 'Project description').fill('A first version.');
  await field(page, 'Funding status').selectOption('Seed');
  await field(page, 'Timeline').selectOption('1-2 months');
}

test('each step begins at its top, names its missing fields, and has Back and Continue in view at 1440 by 900 @thorough', async ({
  page,
}) => {
  await openWizard(page, 'hero');
  const expectErrors = async (...messages: string[]) => {
    for (const text of messages) await expect(dialog(page).getByText(text, { exact: true })).toBeVisible();
    expect(await axeViolations(page, 'dialog')).toEqual([]);
  };
  const expectFooter = async (...names: string[]) => {
    for (const name of names) await expect(button(page, name)).toBeInViewport({ ratio: 1 });
  };
  await expect(dialog(page).getByRole('list', { name: 'Progress' })).toMatchAriaSnapshot(`
    - list "Progress":
      - listitem: /Company Info ?, current step/
      - listitem: /Tech Needs ?, not started/
      - listitem: /Plan Selection ?, not started/
      - listitem: /Confirmation ?, not started/
  `);
  await expectFooter('Continue');
  await next(page);
  await expectErrors('Full name is required', 'Company name is required', 'Team size is required');
  await expectFooter('Continue');
  await expect(page).toHaveTitle(/^Error: /);
  await fillCompany(page, 'ada@example.org');
  const scrollTop = () => dialog(page).evaluate((element) => element.scrollTop);
  await resize(page, 1440, 500);
  await dialog(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
  expect(await scrollTop()).toBeGreaterThan(0);
  await next(page);

  await expect(heading(page, /Step 2 of 4/)).toBeFocused();
  expect(await scrollTop()).toBe(0);
  await resize(page, 1440, 900);
  await expect(page).not.toHaveTitle(/^Error: /);
  await next(page);
  await expectErrors('At least one tech need is required', 'Funding status is required', 'Timeline is required');
  await expect(dialog(page).getByRole('checkbox').first()).toBeFocused();
  await expectFooter('Back', 'Continue');
  await fillNeeds(page);
  await dialog(page).locator('.card', { hasText: 'Startup IT Management' }).click();
  await expect(dialog(page).getByRole('checkbox', { name: 'Startup IT Management' })).not.toBeChecked();
  await next(page);
  await next(page);
  await expectErrors('Please select a plan');
  await expect(dialog(page).getByRole('radio').first()).toBeFocused();
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
  expect(await axeViolations(page, 'dialog')).toEqual([]);
  await expect(dialog(page).locator('.summary')).toContainText('PoC & MVP Development');

  await button(page, 'Edit Company Info').click();
  await expect(field(page, 'Company name')).toHaveValue('Example Ltd');
  await field(page, 'Company name').fill('Example Inc');
  for (let step = 0; step < 3; step += 1) await next(page);
  await button(page, 'Submit Request').click();
  await expect(heading(page, /Request Submitted!/)).toBeFocused();
  const thanks = 'Thank you for your interest. Our startup team will contact you shortly to discuss your needs.';
  await expect(dialog(page).getByText(thanks, { exact: true })).toBeVisible();
  expect(await axeViolations(page, 'dialog')).toEqual([]);
  await page.clock.fastForward(2000);
  await expect(dialog(page)).toHaveCount(0);
  const [mail, ...more] = await mailsFrom(address);
  expect(more).toEqual([]);
  expect(mail?.message).toMatch(/Company: Example Inc\n.*Selected plan: Startup Launch\n/s);
  await heroButton(page).click();
  await expect(field(page, 'Company name')).toHaveValue('');
});

test('on a phone with its keyboard open the wizard does not scroll horizontally and marks done steps; after a failure its message is in view, everything is kept, and a retry arrives @thorough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 400 });
  const address = ownAddress();
  await openWizard(page);
  await fillCompany(page, address);
  await next(page);
  await fillNeeds(page);
  await next(page);
  await expect(heading(page, /Step 3 of 4/)).toBeFocused();
  await next(page);
  await expect(heading(page, /Step 4 of 4/)).toBeFocused();
  expect(await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  expect(await axeViolations(page, 'dialog')).toEqual([]);
  await expect(dialog(page).getByText('✓').filter({ visible: true })).toHaveCount(3);
  const endFault = await failMail(page, address, { mode: 'hang' });
  const sending = page.waitForRequest(/email\/send/);
  await button(page, 'Submit Request').click();
  await sending;
  await page.clock.fastForward(15_000);
  await expect(dialog(page).getByText(REQUEST_FAILED)).toBeInViewport({ ratio: 1 });
  await expect(button(page, 'Try again')).toBeFocused();
  await expect(dialog(page).locator('.summary')).toContainText('A first version.');
  expect(await axeViolations(page, 'dialog')).toEqual([]);
  await endFault();
  await button(page, 'Try again').click();
  await expect(dialog(page).getByRole('heading', { name: 'Request Submitted!' })).toBeInViewport();
  expect(await mailsFrom(address)).toHaveLength(1);
});

test('the second tap of a double tap on Continue selects nothing on the next step @thorough', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openWizard(page);
  await fillCompany(page, 'ada@example.org');
  await next(page);
  await fillNeeds(page);
  await button(page, 'Continue').scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await button(page, 'Continue').boundingBox()) ?? fail('Continue');
  await holdClock(page);
  const tap = () => page.mouse.click(x + width / 2, y + height / 2);
  await tap();
  await expect(heading(page, /Step 3 of 4/)).toBeFocused();
  await tap();
  await expect(dialog(page).getByRole('radio', { name: /^Startup Launch/ })).toBeChecked();
  await page.clock.runFor(400);
  const boost = dialog(page).getByRole('radio', { name: /^Startup Boost/ });
  await boost.check();
  await expect(boost).toBeChecked();
});
