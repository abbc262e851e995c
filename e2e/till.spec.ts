import { expect, type Page, test } from './fixtures';
import { openWatchingShifts } from './layout-shift';
import { axeViolations, fail, openReady, resize, shownSlide } from './pages';

const slideshow = (page: Page) => page.getByRole('region', { name: 'What we do' });
const till = (page: Page) => slideshow(page).locator('.till');
const people = (page: Page) => page.getByRole('textbox', { name: 'Your team' });
const more = (page: Page) => page.getByRole('button', { name: '5 people more' });
const calculatorLink = (page: Page) => slideshow(page).getByRole('link', { name: 'See what you’d save' });

const TOOLS = 'issue-tracker,team-chat,work-management,hr-suite';

test('on a phone presses and typing change the bill, and the calculator opens with the same team @smoke', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openReady(page, '/');
  await more(page).click();
  await expect(till(page)).toContainText('You save $1,652.20');
  await people(page).fill('50');
  await expect(till(page)).toContainText('You save $2,747.00');
  expect(await axeViolations(page)).toEqual([]);
  await calculatorLink(page).click();
  await expect(page).toHaveURL(`/savings-calculator?people=50&tools=${TOOLS}`);
  await expect(page.getByRole('main')).toContainText('$2,747.00');
});

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
});

test('at every width both totals stand clear of each other, inside the window @thorough', async ({ page }) => {
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
