import { expect, test } from '@playwright/test';
import { plainText } from '@/lib/text/parse-inline';
import { openReady } from './pages';
import { expectNoAxeViolation, expectSettled } from './requests';
import { button, dialog, field, fillCompany, fillNeeds, heading, heroButton, next, openWizard } from './wizard';

test('it opens on its first step, which says what is missing in it, and lets nobody by', async ({ page }) => {
  await openWizard(page, 'hero');
  await expectNoAxeViolation(page);
  await expect(dialog(page)).toMatchAriaSnapshot(`
    - dialog "Tell us what you need":
      - heading "Tell us what you need" [level=2]
      - button "Close"
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
});

test('its second step says what is missing in it, and lets nobody by', async ({ page }) => {
  await openWizard(page, 'hero');
  await fillCompany(page, 'ada@example.org');
  await next(page);
  await expect(heading(page, /Step 2 of 4, Tech Needs/)).toBeFocused();
  await expect(dialog(page).getByRole('listitem').filter({ hasText: 'Company Info' })).toContainText('completed');
  await expect(dialog(page).locator('[aria-current="step"]')).toContainText('Tech Needs');
  await expect(field(page, 'Project description')).toHaveAccessibleDescription('Up to 5,000 characters.');
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
  await expect(heading(page, /Step 3 of 4/)).toBeFocused();
});

test('its third step asks for a plan, and what was typed before stays', async ({ page }) => {
  await openWizard(page, 'hero');
  await fillCompany(page, 'ada@example.org');
  await next(page);
  await fillNeeds(page);
  await next(page);
  await expect(heading(page, /Step 3 of 4/)).toBeFocused();
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
  const need = dialog(page).locator('.card', { hasText: 'Startup IT Management' });
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
  await expect(dialog(page).getByRole('complementary', { name: 'Your request so far' })).toContainText(
    plainText('{price:startup-launch}'),
  );
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
  await expectSettled(dialog(page));
  await page.mouse.click(10, 400);
  await expect(dialog(page)).toHaveCount(0);
  await heroButton(page).click();
  await expect(field(page, 'Project description')).toHaveValue('A first version.');
  await button(page, 'Back').click();
  await expect(field(page, 'Company name')).toHaveValue('Example Ltd');
  await button(page, 'Clear the form').click();
  await button(page, 'Close').click();
  await heroButton(page).click();
  await expect(field(page, 'Company name')).toHaveValue('');
});

test('what it looks like stays inside it: the next page looks as if it had never been opened', async ({ page }) => {
  const legends = () =>
    page.locator('.tools legend').evaluateAll((all) => all.map((legend) => getComputedStyle(legend).margin));
  await openReady(page, '/savings-calculator');
  const alone = await legends();
  await openReady(page, '/startup-services?plan=startup-boost#start');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Savings calculator' }).click();
  await expect(page).toHaveURL('/savings-calculator');
  await expect.poll(legends).toEqual(alone);
});

test('an address opens it with its plan where the page has the plans, and not elsewhere', async ({ page }) => {
  await openReady(page, '/startup-services?plan=startup-boost#start');
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('complementary')).toContainText(plainText('{price:startup-boost}'));
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/startup-services');
  await openReady(page, '/it-training?plan=startup-boost#start');
  await expect(dialog(page)).toHaveCount(0);
});
