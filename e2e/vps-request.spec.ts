import { expect, test } from '@playwright/test';
import { site } from '@/content/site';
import { coveredFocus } from './pages';
import {
  expectNoAxeViolation,
  failMail,
  failures,
  mailsFrom,
  openAtEase,
  ownAddress,
  planButton,
  REQUEST_FAILED,
  sendAndFail,
  tabTo,
} from './requests';
import { consentBanner } from './visits';
import { dialog, expectKept, fillIn, openDialog, submit } from './vps';

test('it opens with the plan of its button, and each field has its message', async ({ page }) => {
  await openDialog(page);
  await expect(dialog(page).getByRole('radio', { name: /Growth VPS/ })).toBeChecked();
  await expectNoAxeViolation(page);
  await expect(dialog(page)).toMatchAriaSnapshot(`
    - dialog "Request a VPS":
      - heading "Request a VPS" [level=2]
      - button "Close"
      - form "Request a VPS":
        - textbox "Full name"
        - textbox "Email"
        - group "VPS plan":
          - radio /Startup VPS/
          - radio /Growth VPS/ [checked]
          - radio /Scale VPS/
        - group "Environment type":
          - radio /Development/
          - radio /Production/
        - button "Submit Request"
        - paragraph:
          - link "Privacy"
  `);
  await submit(page).click();
  await expect(dialog(page).getByText('Full Name is required')).toBeVisible();
  await expect(dialog(page).getByText('Email is required')).toBeVisible();
  await expect(dialog(page).getByText('Environment Type is required')).toBeVisible();
  await expect(dialog(page).getByText('VPS Plan is required')).toHaveCount(0);
  await expect(dialog(page).getByLabel('Full name')).toBeFocused();
  await expect(dialog(page).getByLabel('Full name')).toHaveAccessibleDescription('Full Name is required');
  await expect(page).toHaveTitle(/^Error: /);
  await expectNoAxeViolation(page);
  await dialog(page).getByLabel('Email').fill('ada');
  await dialog(page).getByRole('button', { name: 'Clear the form' }).click();
  await expect(dialog(page).getByLabel('Email')).toHaveValue('');
  await dialog(page).getByLabel('Email').fill('ada');
  await submit(page).click();
  await expect(dialog(page).getByText('VPS Plan is required')).toBeVisible();
  await expect(dialog(page).getByText('Email is invalid')).toBeVisible();
});

test('a submitted request says so, gives a reference, and closes after 2 seconds', async ({ page }, { testId }) => {
  const address = ownAddress(testId);
  await openDialog(page);
  await fillIn(page, address);
  await submit(page).click();
  await expect(dialog(page).getByRole('heading', { name: 'Request Submitted!' })).toBeFocused();
  await expect(dialog(page).getByText("We'll review your request and get back to you shortly.")).toBeVisible();
  await expectNoAxeViolation(page);
  const [mail, ...more] = await mailsFrom(page, address);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    subject: 'VPS Request - Growth VPS',
    vps_plan: 'Growth VPS',
    environment: 'Production',
  });
  await page.clock.fastForward(2000);
  await expect(dialog(page)).toHaveCount(0);
  const reference = /DT-\w{4}-\w{4}/.exec(mail?.message ?? '')?.[0] ?? 'none';
  await expect(page.getByText(`Your reference: ${reference}`)).toBeVisible();
  await expectNoAxeViolation(page);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText(reference)).toHaveCount(0);
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`at ${width} px the note of a request stands clear of the consent banner, all of it`, async ({ page }, {
    testId,
  }) => {
    await page.setViewportSize({ width, height });
    await openDialog(page);
    await fillIn(page, ownAddress(testId));
    await submit(page).click();
    await expect(dialog(page).getByText('Request Submitted!')).toBeVisible();
    await page.clock.fastForward(2000);
    const note = page.getByRole('status').filter({ hasText: 'Your reference:' });
    const noteBox = await note.boundingBox();
    const bannerBox = await consentBanner(page).boundingBox();
    expect(noteBox?.y).toBeGreaterThan(0);
    expect((noteBox?.y ?? 0) + (noteBox?.height ?? 0)).toBeLessThan(bannerBox?.y ?? 0);
  });
}

for (const { name, fault } of failures) {
  test(`where the relay ${name}, the dialog stays with everything in it, and a retry has the same id`, async ({
    page,
  }, { testId }) => {
    const address = ownAddress(testId);
    await openDialog(page);
    await fillIn(page, address);
    await page.waitForLoadState('networkidle');
    const heal = await failMail(page, address, fault);
    await sendAndFail(page, () => submit(page).click(), fault);
    await expect(dialog(page).getByRole('alert')).toHaveText(REQUEST_FAILED);
    await expectKept(page, address);
    await expectNoAxeViolation(page);
    const href = await dialog(page).getByRole('link', { name: site.emails.general }).getAttribute('href');
    const id = /DT-\w{4}-\w{4}/.exec(decodeURIComponent(href ?? ''))?.[0];
    await heal();
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(dialog(page).getByText('Request Submitted!')).toBeVisible();
    const mails = await mailsFrom(page, address);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.message).toContain(`Request: ${id}`);
  });
}

test('the keyboard alone fills it in and sends it', async ({ page }, { testId }) => {
  const address = ownAddress(testId);
  await openDialog(page);
  await tabTo(page, 'Full name', 'textbox');
  await page.keyboard.type('Ada');
  await page.keyboard.press('Tab');
  await page.keyboard.type(address);
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('radio', { name: /Growth VPS/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(dialog(page).getByRole('radio', { name: /Scale VPS/ })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await tabTo(page, 'Submit Request', 'button');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Request Submitted!')).toBeVisible();
  expect(await mailsFrom(page, address)).toMatchObject([{ vps_plan: 'Scale VPS', environment: 'Development' }]);
});

for (const [width, height] of [
  [320, 256],
  [320, 568],
] as const) {
  test(`at ${width} by ${height} px the note of a sent request lies over nothing that the keyboard comes to`, async ({
    page,
  }, { testId }) => {
    await page.setViewportSize({ width, height });
    await openAtEase(page, '/managed-services');
    await planButton(page, 'vps-growth').focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await page.clock.fastForward(3000);
    await fillIn(page, ownAddress(testId));
    await submit(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByText('Request Submitted!')).toBeVisible();
    await page.clock.fastForward(2000);
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByText(/^Request submitted\. Your reference/)).toBeInViewport({ ratio: 1 });
    await expect(planButton(page, 'vps-growth')).toBeFocused();
    const covered: string[] = [];
    for (let stop = 0; stop < 12; stop += 1) {
      covered.push(...(await coveredFocus(page)));
      await page.keyboard.press(stop < 6 ? 'Tab' : 'Shift+Tab');
    }
    await page.getByRole('button', { name: 'Privacy preferences' }).focus();
    covered.push(...(await coveredFocus(page)));
    expect(covered).toEqual([]);
  });
}
