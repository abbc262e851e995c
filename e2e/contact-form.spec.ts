import { expect, test } from '@playwright/test';
import { site } from '@/content/site';
import { expectKept, FAILED, field, fillIn, form, SENT, send } from './enquiry';
import { holdClock, holdScript } from './pages';
import { expectNoAxeViolation, failMail, failures, mailsFrom, openAtEase, ownAddress, sendAndFail } from './requests';

test('an empty form says what is missing, in banner, fields and title, until it is corrected', async ({ page }) => {
  await openAtEase(page, '/contact');
  const title = await page.title();
  await expect(form(page)).toMatchAriaSnapshot(`
    - form "Write to us":
      - textbox "Name"
      - textbox "Email"
      - combobox "Service"
      - textbox "Message"
      - status
      - button "Send message"
      - paragraph:
        - link "Privacy"
  `);
  await send(page).click();
  await expect(form(page).getByRole('alert')).toHaveText(
    'Name is required. Email is required. Please select a service. Message is required',
  );
  await expect(page).toHaveTitle(`Error: ${title}`);
  await expect(field(page, 'Name')).toBeFocused();
  for (const [name, message] of [
    ['Name', 'Name is required'],
    ['Email', 'Email is required'],
    ['Service', 'Please select a service'],
    ['Message', 'Message is required'],
  ] as const) {
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(message));
  }
  await expectNoAxeViolation(page);
  await fillIn(page, 'ada@example');
  await expect(page).toHaveTitle(`Error: ${title}`);
  await send(page).click();
  await expect(form(page).getByRole('alert')).toHaveText('Invalid email format');
  await field(page, 'Email').fill('ada@example.org');
  await expect(form(page).getByRole('alert')).toHaveCount(0);
  await expect(page).toHaveTitle(title);
});

test('a sent message is confirmed with a reference, which stays; the form is cleared', async ({ page }, { testId }) => {
  const address = ownAddress(testId);
  await openAtEase(page, '/contact?utm_source=news');
  await fillIn(page, address);
  await send(page).click();
  await expect(form(page).getByText(SENT)).toBeVisible();
  await expectNoAxeViolation(page);
  const [mail, ...more] = await mailsFrom(page, address);
  expect(more).toEqual([]);
  const reference = /DT-\w{4}-\w{4}/.exec(mail?.message ?? '')?.[0] ?? 'none';
  await expect(form(page).getByText(`Your reference: ${reference}`)).toBeVisible();
  expect(mail).toEqual({
    to_name: 'DohTech',
    to_email: site.emails.general,
    from_name: 'Ada',
    from_email: address,
    subject: 'Contact Form Submission - IT Support',
    message: `Service: IT Support\n\nTwo laptops.\nSoon.\n\nRequest: ${reference}\nLanding page: /contact\nutm_source: news`,
  });
  await expect(field(page, 'Message')).toHaveValue('');
  await page.clock.fastForward(5000);
  await expect(form(page).getByText(SENT)).toHaveCount(0);
  await expect(form(page).getByText(reference)).toBeVisible();
  await page.reload();
  await expect(field(page, 'Name')).toHaveValue('');
});

for (const { name, fault } of failures) {
  test(`where the relay ${name}, everything is kept and can be sent again under the same id`, async ({ page }, {
    testId,
  }) => {
    const address = ownAddress(testId);
    await openAtEase(page, '/contact');
    await fillIn(page, address);
    // Schema and mailer come with the first look at the form, before the network goes.
    await page.waitForLoadState('networkidle');
    const heal = await failMail(page, address, fault);
    await sendAndFail(page, () => send(page).click(), fault);
    await expect(form(page).getByRole('alert')).toHaveText(FAILED);
    await expectKept(page, address);
    const href = await form(page).getByRole('link', { name: site.emails.general }).getAttribute('href');
    const id = /DT-\w{4}-\w{4}/.exec(decodeURIComponent(href ?? ''))?.[0];
    expect(await mailsFrom(page, address)).toEqual([]);
    await heal();
    await form(page).getByRole('button', { name: 'Try again' }).click();
    await expect(form(page).getByText(SENT)).toBeVisible();
    const mails = await mailsFrom(page, address);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.message).toContain(`Request: ${id}`);
  });
}

test('a failed form has no axe violation, and its message can be copied', async ({ page, context }, { testId }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const address = ownAddress(testId);
  await openAtEase(page, '/contact');
  await fillIn(page, address);
  const heal = await failMail(page, address, { mode: 'status', status: 500, body: 'No' });
  await send(page).click();
  await expect(form(page).getByRole('alert')).toHaveText(FAILED);
  await expectNoAxeViolation(page);
  await form(page).getByRole('button', { name: 'Copy the message' }).click();
  await expect(form(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    `To: ${site.emails.general}\nSubject: Contact Form Submission - IT Support\n\nService: IT Support\n\nTwo laptops.\nSoon.`,
  );
  await page.clock.fastForward(2000);
  await expect(form(page).getByRole('button', { name: 'Copy the message' })).toBeVisible();
  await heal();
});

test('what is typed and sent before the page answers arrives, once', async ({ page }, { testId }) => {
  const address = ownAddress(testId);
  await page.clock.install();
  const release = await holdScript(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await fillIn(page, address);
  // However long the page takes, the visitor's patience does not end.
  await holdClock(page);
  await send(page).click();
  release();
  await expect(page.locator('[data-island="waiting"]')).toHaveCount(0);
  await page.clock.runFor(3000);
  await expect(form(page).getByText(SENT)).toBeVisible();
  expect(await mailsFrom(page, address)).toHaveLength(1);
});

test('the field that catches robots takes no room that a person could type in', async ({ page }) => {
  await page.goto('/contact');
  const { width, height } = (await page.locator('form .trap').boundingBox()) ?? { width: 0, height: 0 };
  expect(Math.max(width, height)).toBeLessThanOrEqual(1);
});

test('twenty clicks send one mail', async ({ page }, { testId }) => {
  const address = ownAddress(testId);
  await openAtEase(page, '/contact');
  await fillIn(page, address);
  await send(page).click({ clickCount: 20 });
  await expect(form(page).getByText(SENT)).toBeVisible();
  expect(await mailsFrom(page, address)).toHaveLength(1);
});

test('a robot that fills in everything is told that it was sent, and nothing is', async ({ page }, { testId }) => {
  const address = ownAddress(testId);
  await openAtEase(page, '/contact');
  await fillIn(page, address);
  await page.locator('input[name="leave-empty"]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await send(page).click();
  await expect(form(page).getByText(SENT)).toBeVisible();
  expect(await mailsFrom(page, address)).toEqual([]);
});
