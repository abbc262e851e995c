import { expect, test } from '@playwright/test';
import { pageTitle } from '@/lib/seo/page-metadata';
import { openReady, routes } from './pages';
import { expectNoAxeViolation } from './requests';

for (const route of routes) {
  test.describe(route.path, () => {
    test('shows its whole content without JavaScript', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
      const page = await context.newPage();
      const answer = await page.goto(route.path);
      expect(answer?.status()).toBe(200);
      await expect(page).toHaveTitle(pageTitle(route));
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', route.summary);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[hidden] h2, template')).toHaveCount(0);
      await context.close();
    });

    test('has no axe violation and no sideways scroll at 320 px', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await openReady(page, route.path);
      await expectNoAxeViolation(page);
      const { scrollWidth, clientWidth } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        clientWidth: document.documentElement.clientWidth,
      }));
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
      expect(errors).toEqual([]);
    });
  });
}

test('an unknown path shows the not-found page with status 404', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('OOPS')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText('Sorry we are unable to find the page you are looking for.')).toBeVisible();
  await page.getByRole('link', { name: 'Go Back Home' }).click();
  await expect(page).toHaveURL('/');
});

test('the right spelling of enterprise leads to the page as it is spelt', async ({ page }) => {
  await page.goto('/services/software/enterprise-development');
  await expect(page).toHaveURL('/services/software/enteprise-development');
});
