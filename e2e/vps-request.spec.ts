import { expect, type Page, test } from '@playwright/test';
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

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Request a VPS' });
const submit = (page: Page) => dialog(page).getByRole('button', { name: /^Submit/ });
const FAILED = 'Failed to send request. Please try again later.';

async function openDialog(page: Page) {
  await openAtEase(page, '/managed-services');
  await addRequestLinks(page);
  await page.getByRole('link', { name: 'Request Growth VPS' }).click();
  await expect(dialog(page)).toBeVisible();
  await page.clock.fastForward(3000);
}

async function fillIn(page: Page, email: string) {
  await dialog(page).getByLabel('Full name').fill('Ada');
  await dialog(page).getByLabel('Email').fill(email);
  await dialog(page)
    .getByRole('radio', { name: /Production/ })
    .check();
}

async function expectKept(page: Page, email: string) {
  await expect(dialog(page).getByLabel('Full name')).toHaveValue('Ada');
  await expect(dialog(page).getByLabel('Email')).toHaveValue(email);
  await expect(dialog(page).getByRole('radio', { name: /Growth VPS/ })).toBeChecked();
  await expect(dialog(page).getByRole('radio', { name: /Production/ })).toBeChecked();
}

test('schema and mailer come with the dialog, not with the page', async ({ page }) => {
  const files: string[] = [];
  page.on('response', (answer) => files.push(new URL(answer.url()).pathname));
  await openAtEase(page, '/managed-services');
  await addRequestLinks(page);
  await page.waitForLoadState('networkidle');
  const before = files.length;
  await page.getByRole('link', { name: 'Request Growth VPS' }).click();
  await expect(dialog(page)).toBeVisible();
  expect(files.slice(before).some((file) => file.endsWith('.js'))).toBe(true);
});

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
  await dialog(page).getByRole('button', { name: 'Clear the form' }).click();
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
    await expect(dialog(page).getByRole('alert')).toHaveText(FAILED);
    await expectKept(page, address);
    await expectNoAxeViolation(page);
    const href = await dialog(page).getByRole('link', { name: 'hello@dohtech.example' }).getAttribute('href');
    const id = /DT-\w{4}-\w{4}/.exec(decodeURIComponent(href ?? ''))?.[0];
    await heal();
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(dialog(page).getByText('Request Submitted!')).toBeVisible();
    const mails = await mailsFrom(page, address);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.message).toContain(`Request: ${id}`);
  });
}

test('cross, Escape and a press outside close it, and the focus returns to its button', async ({ page }) => {
  await openDialog(page);
  const opener = page.getByRole('link', { name: 'Request Growth VPS' });
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(20, 400);
  await expect(dialog(page)).toHaveCount(0);
});

test('a drag that began inside does not close it, and what was typed is there the next time', async ({ page }) => {
  await openDialog(page);
  await fillIn(page, 'ada@example.org');
  const box = await dialog(page).getByLabel('Full name').boundingBox();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move(20, 400);
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Request Growth VPS' }).click();
  await expectKept(page, 'ada@example.org');
  await page.reload();
  await addRequestLinks(page);
  await page.mouse.move(5, 5);
  await page.waitForFunction(() => document.querySelector('[data-runtime-ready]') !== null);
  await page.getByRole('link', { name: 'Request Growth VPS' }).click();
  await expectKept(page, 'ada@example.org');
});

test('closed while it sends, it sends once and still tells the reference', async ({ page }, { testId }) => {
  const address = ownAddress(testId);
  await openDialog(page);
  await fillIn(page, address);
  const release = await holdMail(page);
  await submit(page).click();
  await expect(submit(page)).toBeDisabled();
  await expect(submit(page)).toHaveText('Submitting...');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('link', { name: 'Request Growth VPS' }).click();
  await expect(submit(page)).toBeDisabled();
  await page.keyboard.press('Escape');
  release();
  await expect(page.getByText('Request submitted. Your reference:')).toBeVisible();
  expect(await mailsFrom(page, address)).toHaveLength(1);
});

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

test('a chunk that does not arrive lets the button be the link that it is', async ({ page }) => {
  await openAtEase(page, '/managed-services');
  await addRequestLinks(page);
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  await page.getByRole('link', { name: 'Request Growth VPS' }).click();
  await expect(page).toHaveURL('/contact?service=Managed%20Services');
});
