import { expect, type Page, test } from './fixtures';
import { openWatchingShifts } from './layout-shift';
import { announcer, axeViolations, fail, holdScript, openReady, resize, shownSlide } from './pages';

const slideshow = (page: Page) => page.getByRole('region', { name: 'What we do' });
const till = (page: Page) => slideshow(page).locator('.till');
const people = (page: Page) => page.getByRole('textbox', { name: 'Your team' });
const more = (page: Page) => page.getByRole('button', { name: '5 people more' });
const calculatorLink = (page: Page) => slideshow(page).getByRole('link', { name: 'See what you’d save' });

const TOOLS = 'issue-tracker,team-chat,work-management,hr-suite,notes,cloud-file-storage';

for (const width of [390, 1440]) {
  test(`at ${width} px mouse and keys change the bill, and the calculator opens with the same team @smoke`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openReady(page, '/');
    await more(page).click();
    await expect(till(page)).toContainText('You save $2,102.20');
    await people(page).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(people(page)).toHaveValue('20');
    await people(page).fill('7');
    await page.keyboard.press('Tab');
    await expect(people(page)).toHaveValue('10');
    await people(page).fill('50');
    await expect(till(page)).toContainText('You save $3,492.00');
    await expect(announcer(page)).toHaveText(
      '50 people: $3,987.00 a month now, $495.00 with us. You save $3,492.00 a month.',
    );
    expect(await axeViolations(page)).toEqual([]);
    await calculatorLink(page).click();
    await expect(page).toHaveURL(`/savings-calculator?people=50&tools=${TOOLS}`);
    await expect(page.getByRole('main')).toContainText('$3,492.00');
  });
}

test('a till that was used does not slide away when the pointer leaves, and nothing around it moves', async ({
  page,
}) => {
  await page.clock.install();
  const shiftSoFar = await openWatchingShifts(page, '/');
  const box = (await more(page).boundingBox()) ?? fail('the button');
  for (let press = 0; press < 20; press++) await more(page).click();
  await expect(people(page)).toHaveValue('100');
  expect(await more(page).boundingBox()).toEqual(box);
  await page.mouse.move(2, 2);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.clock.runFor(15_000);
  await expect(shownSlide(slideshow(page))).toHaveAttribute('aria-label', /^1 of \d$/);
  expect(await shiftSoFar()).toBeLessThan(0.01);
  await page.getByRole('button', { name: 'Play slides' }).click();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.mouse.move(2, 2);
  await page.clock.runFor(6000);
  await expect(shownSlide(slideshow(page))).toHaveAttribute('aria-label', /^2 of \d$/);
});

test('at every width both totals stand clear of each other, inside the window', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openReady(page, '/');
  await people(page).fill('100');
  for (const width of [320, 390, 600, 768, 960, 1024, 1200, 1440, 1920, 2560]) {
    await resize(page, width, 844);
    const [paid, ours] = await till(page)
      .locator('.total > :is(s, b)')
      .evaluateAll((totals) =>
        totals.map((total) => {
          const { left, right, top, bottom } = total.getBoundingClientRect();
          return { left, right, top, bottom };
        }),
      );
    if (!paid || !ours) return fail('a total');
    expect(ours.top >= paid.bottom || ours.left >= paid.right, `the totals overlap at ${width} px`).toBe(true);
    expect(Math.min(paid.left, ours.left), `${width} px`).toBeGreaterThanOrEqual(0);
    expect(Math.max(paid.right, ours.right), `${width} px`).toBeLessThanOrEqual(width);
  }
});

test('a number typed before the script has loaded is on the bill after it', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/');
  await people(page).fill('40');
  await expect(till(page)).toContainText('You save $1,703.50');
  release();
  await expect(till(page)).toContainText('You save $2,899.60');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the bill of 25 people stands, and the link opens the calculator with it', async ({ page }) => {
    await page.goto('/');
    await expect(till(page)).toContainText('You save $1,703.50');
    await expect(till(page).locator('.till-people')).toHaveText('25people');
    await expect(till(page).getByRole('button')).toHaveCount(0);
    await expect(people(page)).toBeHidden();
    await expect(calculatorLink(page)).toHaveAttribute('href', `/savings-calculator?people=25&tools=${TOOLS}`);
  });
});
