import { expect, type Page, test } from '@playwright/test';
import { clientPartsAnswer, holdScript } from './pages';

/** The page while its script is held, and how to let the script come and to wait for it. */
async function openBeforeScript(page: Page, path: string) {
  const release = await holdScript(page);
  await page.goto(path);
  return async () => {
    release();
    await clientPartsAnswer(page);
  };
}

test('each press on a button of an island counts', async ({ page }) => {
  const answer = await openBeforeScript(page, '/');
  const slideshow = page.locator('.slideshow');
  const next = slideshow.getByRole('button', { name: 'Next slide' });
  for (let press = 1; press <= 3; press++) await next.click();
  await slideshow.getByRole('button', { name: 'Pause slides' }).click({ clickCount: 2 });
  await answer();
  await expect(slideshow.getByRole('status')).toHaveText(/^Slide 4 of 5/);
  await expect(slideshow.getByRole('button', { name: 'Pause slides' })).toBeVisible();
});

test('a tool that is ticked stays, and counts', async ({ page }) => {
  const answer = await openBeforeScript(page, '/savings-calculator');
  const notes = page.getByRole('checkbox', { name: 'Notes' });
  await notes.check();
  await expect(page.locator('[data-island="waiting"]')).not.toHaveCount(0);
  await answer();
  await expect(notes).toBeChecked();
  await expect(page.getByRole('complementary').getByText('Notes', { exact: true })).toBeVisible();
});

test('tools are ticked one by one after all were taken out', async ({ page }) => {
  const answer = await openBeforeScript(page, '/savings-calculator');
  await page.getByRole('button', { name: /^Select none: Knowledge/ }).click();
  await page.getByRole('button', { name: /^Select none: Startup/ }).click();
  const wiki = page.getByRole('checkbox', { name: /^Wiki/ });
  await wiki.check();
  await answer();
  await expect(wiki).toBeChecked();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(page).toHaveURL('/savings-calculator?people=10&tools=wiki');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the receipt opens at once, and stays open', async ({ page }) => {
    const answer = await openBeforeScript(page, '/savings-calculator');
    const receipt = page.getByRole('complementary', { name: 'Your receipt' });
    await page.getByRole('button', { name: 'See receipt' }).click();
    await expect(receipt).toBeVisible();
    await answer();
    await expect(receipt).toBeVisible();
    await expect(receipt.getByRole('button', { name: 'Close receipt' })).toBeInViewport();
  });

  test('the reason that was swiped to is the one that shows', async ({ page }) => {
    const answer = await openBeforeScript(page, '/');
    const reasons = page.getByRole('region', { name: 'Why teams hand us the keys' });
    await reasons.getByRole('heading', { level: 3 }).nth(2).scrollIntoViewIfNeeded();
    await answer();
    await expect(reasons.getByRole('group')).toHaveAttribute('aria-label', /^3 of 5/);
  });
});
