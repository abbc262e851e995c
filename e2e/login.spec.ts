import { expect, test } from '@playwright/test';
import { openReady } from './pages';

test('a client arrives at the client dashboard, with token and role kept', async ({ page }) => {
  await openReady(page, '/login');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('Password').fill('not a secret');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/client-dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Client dashboard' })).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('role')])).toEqual([
    'placeholder',
    'client',
  ]);
});

test('a failure is logged, and the page says nothing of it', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  await openReady(page, '/login');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('Password').fill('   ');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect.poll(() => logged.join()).toContain('Login failed.');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('without JavaScript the page says whom to call, with a link', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/login');
  await expect(page.locator('noscript a[href^="tel:"]')).toBeVisible();
  await context.close();
});

test('the back office has its sidebar with six sections and is kept out of search engines', async ({ page }) => {
  await page.goto('/billing');
  const sidebar = page.getByRole('navigation', { name: 'Admin Dashboard' });
  await expect(sidebar.getByRole('link')).toHaveText([
    'Projects',
    'Billing',
    'Requests',
    'Contracts',
    'Users',
    'Clients',
  ]);
  await expect(sidebar.getByRole('link', { name: 'Billing' })).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test("the client's own dashboard has nothing of the back office", async ({ page }) => {
  await page.goto('/client-dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Admin Dashboard' })).toHaveCount(0);
});
