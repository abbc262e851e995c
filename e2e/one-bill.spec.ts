import { expect, type Page, test } from './fixtures';
import { expectHidden, openReady } from './pages';

const bill = (page: Page) => page.locator('#one-bill');

test('printed, all strokes and sums stand, and links and buttons are left out', async ({ page }) => {
  await openReady(page, '/');
  await page.emulateMedia({ media: 'print' });
  await expect(bill(page).locator('s:visible')).toHaveCount(7);
  await expect(bill(page).getByText('$1,822.25')).toBeVisible();
  await expectHidden(bill(page).getByRole('link', { name: 'Ask us to read your bill', includeHidden: true }));
  await expectHidden(bill(page).getByRole('link', { name: 'Startup IT management', includeHidden: true }));
});
