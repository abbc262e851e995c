import { expect, type Locator, type Page, test } from './fixtures';
import { mailsFrom } from './inbox';
import { axeViolations, coveredFocus, resize, WINDOWS } from './pages';
import { expectSettled, openWithClock, ownAddress, planButton, referenceIn } from './requests';
import { consentBanner } from './visits';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Request a VPS' });
const submit = (page: Page) => dialog(page).getByRole('button', { name: /^Submit/ });

async function openDialog(page: Page) {
  await openWithClock(page, '/managed-services');
  await planButton(page, 'vps-growth').click();
  await expect(dialog(page)).toBeVisible();
  await page.clock.fastForward(3000);
}

async function fillIn(page: Page, email: string) {
  await dialog(page).getByLabel('Full name').fill('Ada');
  await dialog(page).getByLabel('Email').fill(email);
  await dialog(page)
    .getByRole('radio', { name: /Production/ })
    .check();
}

test('a submitted request says so, gives a reference clear of the banner and of each focused element, and closes after 2 seconds @smoke', async ({
  page,
}) => {
  const address = ownAddress();
  await openDialog(page);
  await submit(page).click();
  await expect(dialog(page).getByText('Full Name is required', { exact: true })).toBeVisible();
  expect(await axeViolations(page, 'dialog')).toEqual([]);
  await fillIn(page, address);
  await submit(page).click();
  await expect(dialog(page).getByRole('heading', { name: 'Request Submitted!' })).toBeFocused();
  const thanks = "We'll review your request and get back to you shortly.";
  await expect(dialog(page).getByText(thanks, { exact: true })).toBeVisible();
  expect(await axeViolations(page, 'dialog')).toEqual([]);
  const [mail, ...more] = await mailsFrom(address);
  expect(more).toEqual([]);
  await page.clock.fastForward(2000);
  await expect(dialog(page)).toHaveCount(0);
  await expect(planButton(page, 'vps-growth')).toBeFocused();
  const reference = referenceIn(mail?.message);
  const note = page.locator('.request-note');
  await expect(note).toContainText(`Your reference: ${reference}`);
  expect(await axeViolations(page, '.request-note')).toEqual([]);
  for (const [width, height] of WINDOWS) {
    await resize(page, width, height);
    const noteBox = await note.boundingBox();
    const bannerBox = await consentBanner(page).boundingBox();
    expect(noteBox?.y, `at ${width} px`).toBeGreaterThan(0);
    expect((noteBox?.y ?? 0) + (noteBox?.height ?? 0), `at ${width} px`).toBeLessThan(bannerBox?.y ?? 0);
  }
  await resize(page, 320, 256);
  await expect(note).toBeInViewport({ ratio: 1 });
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press(stop < 6 ? 'Tab' : 'Shift+Tab');
    expect(await coveredFocus(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Privacy preferences' }).focus();
  expect(await coveredFocus(page)).toEqual([]);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(note).toBeEmpty();
});

test('close button, Escape and a press outside close the dialog, a drag from inside does not @thorough', async ({
  page,
}) => {
  await openDialog(page);
  const opener = planButton(page, 'vps-growth');
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
});
