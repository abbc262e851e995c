import { expect, type Page, test } from '../fixtures';
import { coveredFocus, fail, openReady, resize } from '../pages';
import { consentBanner } from '../visits';
import { PATH, printedPages, receipt, slider, tool } from './calculator';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

  test('the total stays at the bottom edge and opens the receipt; Escape closes it, and so does moving the focus on @thorough', async ({
    page,
  }) => {
    await openReady(page, PATH);
    const open = page.getByRole('button', { name: 'See receipt' });
    await expect(open).toBeInViewport();
    await tool(page, 'Wiki').scrollIntoViewIfNeeded();
    await expect(open).toBeInViewport();
    await expect(receipt(page)).toBeHidden();
    await open.click();
    await expect(receipt(page).getByRole('link', { name: 'Ask for a written estimate' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(receipt(page)).toBeHidden();
    await expect(open).toBeFocused();

    await open.click();
    await receipt(page).getByText('Your monthly bill').click();
    await expect(receipt(page)).toBeVisible();
    await receipt(page).getByRole('button', { name: 'CSV' }).focus();
    await page.keyboard.press('Tab');
    await expect(receipt(page)).toBeHidden();
    await expect(page.getByRole('main').locator(':focus')).toBeInViewport();

    // Opened by keyboard, it covers what is before its button, too.
    await tool(page, 'Wiki').focus();
    await open.press('Enter');
    await expect(receipt(page)).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(receipt(page)).toBeHidden();
  });

  test('printing closes an open receipt and prints it in its usual place, on one sheet @thorough', async ({ page }) => {
    await openReady(page, PATH);
    await page.getByRole('button', { name: 'See receipt' }).click();
    expect(await printedPages(page, 'Letter')).toBe(1);
    await expect(receipt(page)).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(receipt(page)).toHaveCSS('position', 'static');
  });
});

test('neither banner nor dock nor total covers the focused tool @thorough', async ({ page }) => {
  await page.setViewportSize({ width: 512, height: 384 });
  await openReady(page, PATH);
  await expect(consentBanner(page)).toBeVisible();
  expect(await coveredTools(page), 'at a high zoom, with the banner').toEqual([]);
  await page.getByRole('button', { name: 'Reject' }).click();
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await coveredTools(page), 'at a zoom of 400 %').toEqual([]);
  await resize(page, 390, 844);
  const total = (await page.locator('.total-bar').boundingBox()) ?? fail('the total');
  expect(await coveredTools(page, total.y), 'on a phone').toEqual([]);
});

/** Focuses all tools by keyboard. Names those that another element covers or that reach below `lowest` px. */
async function coveredTools(page: Page, lowest = Number.POSITIVE_INFINITY): Promise<string[]> {
  await slider(page).focus();
  const count = await page.getByRole('main').getByRole('checkbox').count();
  const covered: string[] = [];
  for (let seen = 0; seen < count; ) {
    await page.keyboard.press('Tab');
    covered.push(...(await coveredFocus(page)));
    const bottom = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused?.matches('[type="checkbox"]') ? focused.getBoundingClientRect().bottom : undefined;
    });
    // The focused element is not a tool.
    if (bottom === undefined) continue;
    seen += 1;
    if (bottom > lowest) covered.push(`tool ${seen} reaches down to ${bottom} px`);
  }
  return covered;
}
