import { expect, type Page, test } from '@playwright/test';
import { openReady } from './pages';
import {
  addRequestLinks,
  expectNoAxeViolation,
  failMail,
  failures,
  holdMail,
  mailsFrom,
  openAtEase,
  ownAddress,
  sendAndFail,
  tabTo,
} from './requests';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Tell us what you need' });
const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name });
const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true });
const next = (page: Page) => button(page, 'Continue').click();
const heading = (page: Page, name: RegExp) => dialog(page).getByRole('heading', { name });
const FAILED = 'Failed to send request. Please try again later.';

async function openWizard(page: Page, link = 'Get Started with Launch') {
  await openAtEase(page, '/startup-services');
  await addRequestLinks(page);
  await page.getByRole('link', { name: link, exact: true }).click();
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

async function goToConfirmation(page: Page, email: string) {
  await fillCompany(page, email);
  await next(page);
  await fillNeeds(page);
  await next(page);
  await expect(heading(page, /Step 3 of 4/)).toBeFocused();
  await next(page);
  await expect(heading(page, /Step 4 of 4/)).toBeFocused();
}

test('each step says what is missing in it, and lets nobody by', async ({ page }) => {
  await openWizard(page, 'Get Started');
  await expectNoAxeViolation(page);
  await expect(dialog(page)).toMatchAriaSnapshot(`
    - dialog "Tell us what you need":
      - heading "Tell us what you need" [level=2]
      - button "Close"
      - form "Tell us what you need":
        - list "Progress":
          - listitem: /Company Info, current step/
          - listitem: /Tech Needs, not started/
          - listitem: /Plan Selection, not started/
          - listitem: /Confirmation, not started/
        - heading "Step 1 of 4, Company Info: Who you are" [level=3]
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
    await expect(dialog(page).getByText(message)).toBeVisible();
  }
  await expect(field(page, 'Full name')).toBeFocused();
  await expect(field(page, 'Full name')).toHaveAccessibleDescription('Full name is required');
  await expect(page).toHaveTitle(/^Error: /);
  await expectNoAxeViolation(page);
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
  await expectNoAxeViolation(page);

  await next(page);
  for (const message of [
    'At least one tech need is required',
    'Project description is required',
    'Funding status is required',
    'Timeline is required',
  ]) {
    await expect(dialog(page).getByText(message)).toBeVisible();
  }
  await expect(dialog(page).getByRole('checkbox').first()).toBeFocused();
  await expectNoAxeViolation(page);
  await fillNeeds(page);
  await expect(dialog(page).getByText(/is required$/)).toHaveCount(0);
  await next(page);

  await next(page);
  await expect(dialog(page).getByText('Please select a plan')).toBeVisible();
  await expect(dialog(page).getByRole('radio').first()).toBeFocused();
  await expectNoAxeViolation(page);
  await button(page, 'Back').click();
  await expect(field(page, 'Project description')).toHaveValue('A first version.');
});

test('a tech need toggles on and off', async ({ page }) => {
  await openWizard(page);
  await fillCompany(page, 'ada@example.org');
  await next(page);
  const need = dialog(page).getByText('Startup IT Management');
  await need.click();
  await expect(dialog(page).getByRole('checkbox', { name: 'Startup IT Management' })).toBeChecked();
  await need.click();
  await expect(dialog(page).getByRole('checkbox', { name: 'Startup IT Management' })).not.toBeChecked();
});

test('the plan of the card is chosen, Boost is popular, and the one that fits the team is marked', async ({ page }) => {
  await openWizard(page);
  await fillCompany(page, 'ada@example.org');
  await next(page);
  await fillNeeds(page);
  await next(page);
  const plan = (name: string) => dialog(page).getByRole('radio', { name });
  await expect(plan('Startup Launch')).toBeChecked();
  await expect(dialog(page).locator('.card', { hasText: 'Startup Boost' })).toContainText('Popular');
  await expect(dialog(page).locator('.card', { hasText: 'Startup Launch' })).toContainText('Fits a team of 6-15');
  await expect(dialog(page).locator('.card', { hasText: 'Startup Launch' })).not.toContainText('Popular');
  await expect(dialog(page).getByRole('complementary', { name: 'Your request so far' })).toContainText('$299');
});

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
  await page.getByRole('link', { name: 'Get Started', exact: true }).click();
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
    await expect(dialog(page).getByRole('alert')).toHaveText(FAILED);
    await expect(dialog(page).getByRole('alert')).toBeInViewport();
    await expect(heading(page, /Step 4 of 4/)).toBeVisible();
    await expect(dialog(page).locator('.summary')).toContainText('A first version.');
    await expectNoAxeViolation(page);
    const href = await dialog(page).getByRole('link', { name: 'hello@dohtech.example' }).getAttribute('href');
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

test('a press outside closes it, a drag from inside does not, and it opens again where it was left', async ({
  page,
}) => {
  await openWizard(page);
  await fillCompany(page, 'ada@example.org');
  await next(page);
  await field(page, 'Project description').fill('A first version.');
  const box = await field(page, 'Project description').boundingBox();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move(10, 400);
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(10, 400);
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Get Started', exact: true }).click();
  await expect(field(page, 'Project description')).toHaveValue('A first version.');
  await button(page, 'Back').click();
  await expect(field(page, 'Company name')).toHaveValue('Example Ltd');
  await button(page, 'Clear the form').click();
  await button(page, 'Close').click();
  await page.getByRole('link', { name: 'Get Started', exact: true }).click();
  await expect(field(page, 'Company name')).toHaveValue('');
});

test('an address opens it with its plan where the page has the plans, and not elsewhere', async ({ page }) => {
  // The plan tables bring such a link; here it is put into the page as it is served.
  await page.route('**/startup-services?plan=*', async (route) => {
    const answer = await route.fetch();
    const link = '<a href="/contact" data-request="startup">Get Started</a>';
    await route.fulfill({ response: answer, body: (await answer.text()).replace('</header>', `</header>${link}`) });
  });
  await openReady(page, '/startup-services?plan=startup-boost#start');
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('complementary')).toContainText('$699');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/startup-services');
  await openReady(page, '/it-training?plan=startup-boost#start');
  await expect(dialog(page)).toHaveCount(0);
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
