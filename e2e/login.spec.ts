import { expect, test } from './fixtures';
import { openReady } from './pages';

test('a client arrives at the client dashboard, with token and role stored @smoke', async ({ page }) => {
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
  await expect(page.getByRole('navigation', { name: 'Admin Dashboard' })).toHaveCount(0);
});

test('the back office has a sidebar with six sections and is kept out of search engines', async ({ page }) => {
  await page.goto('/billing');
  const links = page.getByRole('navigation', { name: 'Admin Dashboard' }).getByRole('link');
  await expect(links).toHaveText(['Projects', 'Billing', 'Requests', 'Contracts', 'Users', 'Clients']);
  await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText('Billing');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});
