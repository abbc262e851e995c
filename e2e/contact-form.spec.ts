import { expect, type Page, test } from '@playwright/test';
import { openReady } from './pages';
import {
  expectNoAxeViolation,
  failMail,
  failures,
  mailsFrom,
  openAtEase,
  ownAddress,
  sendAndFail,
  tabTo,
} from './requests';

const form = (page: Page) => page.getByRole('form', { name: 'Write to us' });
const field = (page: Page, name: string) => form(page).getByLabel(name, { exact: true });
const send = (page: Page) => form(page).getByRole('button', { name: /^Send/ });
const SENT = "Message sent successfully! We'll get back to you soon.";
const FAILED = 'Failed to send message. Please try again later.';

async function fillIn(page: Page, email: string) {
  await field(page, 'Name').fill('Ada');
  await field(page, 'Email').fill(email);
  await field(page, 'Service').selectOption('IT Support');
  await field(page, 'Message').fill('Two laptops.\nSoon.');
}

async function expectKept(page: Page, email: string) {
  await expect(field(page, 'Name')).toHaveValue('Ada');
  await expect(field(page, 'Email')).toHaveValue(email);
  await expect(field(page, 'Service')).toHaveValue('IT Support');
  await expect(field(page, 'Message')).toHaveValue('Two laptops.\nSoon.');
}

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
  expect(mail?.message).toBe(
    `Service: IT Support\n\nTwo laptops.\nSoon.\n\nRequest: ${reference}\nLanding page: /contact\nutm_source: news`,
  );
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
    const href = await form(page).getByRole('link', { name: 'hello@dohtech.example' }).getAttribute('href');
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
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^To: hello@dohtech\.example\nSubject: Contact Form Submission - IT Support\n\nService: IT Support\n\nTwo laptops\.\nSoon\./,
  );
  await page.clock.fastForward(2000);
  await expect(form(page).getByRole('button', { name: 'Copy the message' })).toBeVisible();
  await heal();
});

test('what was typed survives a reload, leaving and coming back, and goes when it is cleared', async ({ page }) => {
  await openAtEase(page, '/contact');
  await fillIn(page, 'ada@example.org');
  await page.reload();
  await expectKept(page, 'ada@example.org');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Platforms' }).click();
  await expect(page).toHaveURL('/platforms');
  await page.goBack();
  await expectKept(page, 'ada@example.org');
  await openReady(page, '/platforms');
  await openReady(page, '/contact');
  await expectKept(page, 'ada@example.org');
  await form(page).getByRole('button', { name: 'Clear the form' }).click();
  await expect(field(page, 'Message')).toHaveValue('');
  await openReady(page, '/contact');
  await expect(field(page, 'Message')).toHaveValue('');
});

test('what was typed is forgotten after 24 hours', async ({ page }) => {
  await openAtEase(page, '/contact');
  await fillIn(page, 'ada@example.org');
  await page.clock.fastForward(24 * 60 * 60 * 1000);
  await openReady(page, '/platforms');
  await openReady(page, '/contact');
  await expect(field(page, 'Message')).toHaveValue('');
});

test('a browser that refuses storage still has a form', async ({ page }, { testId }) => {
  const address = ownAddress(testId);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await openAtEase(page, '/contact');
  await fillIn(page, address);
  await send(page).click();
  await expect(form(page).getByText(SENT)).toBeVisible();
  expect(await mailsFrom(page, address)).toHaveLength(1);
});

test('a link prefills what is valid and nothing else', async ({ page }) => {
  await openReady(page, '/contact?service=Cloud%20Solutions&message=About%20backups');
  await expect(field(page, 'Service')).toHaveValue('Cloud Solutions');
  await expect(field(page, 'Message')).toHaveValue('About backups');
  await openReady(page, '/contact?service=Plumbing');
  await expect(field(page, 'Service')).toHaveValue('');
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

test('the keyboard alone fills it in and sends it', async ({ page }, { testId }) => {
  const address = ownAddress(testId);
  await openAtEase(page, '/contact');
  await tabTo(page, 'Name', 'textbox');
  await page.keyboard.type('Ada');
  await page.keyboard.press('Tab');
  await page.keyboard.type(address);
  await page.keyboard.press('Tab');
  await page.keyboard.type('IT S');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Two laptops.');
  await tabTo(page, 'Send message', 'button');
  await page.keyboard.press('Enter');
  await expect(form(page).getByText(SENT)).toBeVisible();
  await expect(send(page)).toBeFocused();
  expect(await mailsFrom(page, address)).toMatchObject([{ subject: 'Contact Form Submission - IT Support' }]);
});

test('without JavaScript the page says how to write or call, with links', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/contact');
  // Playwright's text and role locators pass over noscript.
  const instead = page.locator('noscript .write-or-call');
  await expect(instead).toBeVisible();
  await expect(instead.locator('a[href="mailto:hello@dohtech.example"]')).toBeVisible();
  await expect(instead.locator('a[href="tel:+12025550143"]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send message' })).toBeHidden();
  await context.close();
});
