import { expect, type Locator, test } from './fixtures';
import { hydrated } from './pages';
import { expectSettled, planButton } from './requests';
import { dialog, expectKept, fillIn, openDialog, submit } from './vps';

test('close button, Escape and a press outside close the dialog, a drag from inside does not; the typed text returns @thorough', async ({
  page,
}) => {
  await openDialog(page);
  const opener = planButton(page, 'vps-growth');
  await fillIn(page, 'ada@example.org');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expectSettled(dialog(page));
  const box = await dialog(page).getByLabel('Full name').boundingBox();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move(20, 400);
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(20, 400);
  await expect(dialog(page)).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await opener.click();
  await expectKept(page, 'ada@example.org');
});

test('on a phone the close button stays in view, and does not cover the focused field @thorough', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await openDialog(page);
  const closeButton = dialog(page).getByRole('button', { name: 'Close' });
  await submit(page).scrollIntoViewIfNeeded();
  await expect(closeButton).toBeInViewport({ ratio: 1 });
  await dialog(page).getByLabel('Full name').focus();
  const bottom = async (part: Locator) => {
    const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 };
    return y + height;
  };
  expect((await dialog(page).getByLabel('Full name').boundingBox())?.y).toBeGreaterThanOrEqual(
    await bottom(closeButton),
  );
  await submit(page).scrollIntoViewIfNeeded();
  await closeButton.click();
  await expect(dialog(page)).toHaveCount(0);
});
