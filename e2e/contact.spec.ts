import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { openReady, standIns } from './pages';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function fill(page: Page, message: string) {
  await field(page, 'Name').fill('Ada Example');
  await field(page, 'Email').fill('ada@example.com');
  await field(page, 'Service').selectOption('IT Consulting');
  await field(page, 'Message').fill(message);
}

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

type Mail = { body: { template_params: Record<string, string> } };

async function arrived(page: Page, mark: string): Promise<Mail[]> {
  const inbox: { mails: Mail[] } = await (await page.request.get(`${standIns}/__inbox.json`)).json();
  return inbox.mails.filter((mail) => mail.body.template_params.message?.includes(mark));
}

test('an enquiry arrives in the inbox with what the client asked for', async ({ page }) => {
  const mark = randomUUID();
  await openReady(page, '/contact');
  await fill(page, `Our servers are slow. ${mark}`);
  await send(page);
  await expect(
    page.getByRole('status').getByText("Message sent successfully! We'll get back to you soon."),
  ).toBeVisible();
  await expect(field(page, 'Message')).toHaveValue('');
  const [mail, ...others] = await arrived(page, mark);
  expect(others).toEqual([]);
  expect(mail?.body.template_params).toMatchObject({
    from_name: 'Ada Example',
    from_email: 'ada@example.com',
    subject: 'Contact Form Submission - IT Consulting',
    message: expect.stringContaining('IT Consulting'),
  });
  expect(Object.keys(mail?.body.template_params ?? {}).sort()).toEqual(
    ['from_email', 'from_name', 'message', 'subject', 'to_email', 'to_name'].sort(),
  );
});

test('an empty form names every missing field in one banner and beside each field', async ({ page }) => {
  await openReady(page, '/contact');
  await send(page);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Name is required. Email is required. Please select a service. Message is required',
  );
  await expect(field(page, 'Name')).toBeFocused();
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/Email is required/);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('when the mail service fails, the words of the spec are shown and nothing typed is lost', async ({ page }) => {
  const mark = randomUUID();
  await page.request.put(`${standIns}/__faults`, { data: { mail: { mode: 'status', status: 500, match: mark } } });
  await openReady(page, '/contact');
  await fill(page, mark);
  await send(page);
  await expect(page.getByText('Failed to send message. Please try again later.')).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('Ada Example');
  await expect(field(page, 'Message')).toHaveValue(mark);
  expect(await arrived(page, mark)).toEqual([]);
  await page.request.delete(`${standIns}/__faults?match=${mark}`);
  await send(page);
  await expect(page.getByRole('status').getByText('Message sent successfully!')).toBeVisible();
  expect(await arrived(page, mark)).toHaveLength(1);
});

test('what was typed before the page answers stays', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/chunks/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  const mark = randomUUID();
  await fill(page, mark);
  await send(page);
  release();
  await expect(page.getByRole('status').getByText('Message sent successfully!')).toBeVisible();
  expect(await arrived(page, mark)).toHaveLength(1);
});

test('twenty clicks send one message', async ({ page }) => {
  const mark = randomUUID();
  await openReady(page, '/contact');
  await fill(page, mark);
  await page.getByRole('button', { name: 'Send message' }).evaluate((button) => {
    for (let click = 0; click < 20; click += 1)
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });
  await expect(page.getByRole('status').getByText('Message sent successfully!')).toBeVisible();
  expect(await arrived(page, mark)).toHaveLength(1);
});

test('without JavaScript the page says how to write or call', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/contact');
  await expect(page.getByRole('main').getByRole('link', { name: 'hello@dohtech.example' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send message' })).toBeHidden();
  await context.close();
});
