import { expect, type Page, test } from './fixtures';
import { expectHidden, fail, openReady, resize } from './pages';

const bill = (page: Page) => page.locator('#one-bill');

test('addresses of the sections that the bill replaced lead to it', async ({ page }) => {
  for (const anchor of ['bill-read', 'one-sum']) {
    await openReady(page, `/#${anchor}`);
    await expect(bill(page).getByRole('heading', { level: 2 })).toBeInViewport();
  }
});

test('nothing of a line touches another part of it, at every width and with large text, and the bar is to scale', async ({
  page,
}) => {
  await openReady(page, '/');
  for (const [width, size] of [
    [320, '100%'],
    [390, '200%'],
    [768, '100%'],
    [1000, '100%'],
    [1440, '200%'],
  ] as const) {
    await resize(page, width, 900);
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    const touching = await bill(page).evaluate((section) =>
      [...section.querySelectorAll('li')].flatMap((line) => {
        const boxes = [...line.children].map((part) => part.getBoundingClientRect());
        const edge = line.getBoundingClientRect().right;
        return boxes.flatMap((box, index) =>
          box.right > edge + 1 ||
          boxes
            .slice(index + 1)
            .some(
              (other) =>
                box.right > other.left + 1 &&
                box.left < other.right - 1 &&
                box.bottom > other.top + 1 &&
                box.top < other.bottom - 1,
            )
            ? [line.textContent]
            : [],
        );
      }),
    );
    expect(touching, `${width} px, ${size}`).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  const [bar, off] = await bill(page)
    .locator('.bar, .bar :first-child')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
  expect((off ?? fail('the part')) / (bar ?? fail('the bar'))).toBeCloseTo(1822.25 / 6074.25, 2);
});

test('printed, all strokes and sums stand, and links and buttons are left out', async ({ page }) => {
  await openReady(page, '/');
  await page.emulateMedia({ media: 'print' });
  await expect(bill(page).locator('s:visible')).toHaveCount(7);
  await expect(bill(page).getByText('$1,822.25')).toBeVisible();
  await expectHidden(bill(page).getByRole('link', { name: 'Ask us to read your bill', includeHidden: true }));
  await expectHidden(bill(page).getByRole('link', { name: 'Startup IT management', includeHidden: true }));
});
