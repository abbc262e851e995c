import { expect, test } from './fixtures';
import { clientPartsReady } from './pages';

test.use({ viewport: { width: 390, height: 844 } });

/** Search engines, and "Copy link to highlight", link to words of a page: the browser scrolls to them. */
const text = 'Latest from the blog';

test('a link to a text or a place that took the full stop of its sentence along leads there', async ({ page }) => {
  await page.goto(`/#:~:text=${encodeURIComponent(text)}.`);
  await clientPartsReady(page);
  await expect(page.getByRole('heading', { name: text })).toBeInViewport({ ratio: 1 });
  await page.goto('/about');
  await page.goto('/#one-sum.');
  await clientPartsReady(page);
  await expect(page.locator('#one-bill h2')).toBeInViewport({ ratio: 1 });
});
