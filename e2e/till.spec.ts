import { expect, type Page, test } from './fixtures';
import { openWatchingShifts } from './layout-shift';
import { axeViolations, fail, openReady, resize, setFontSize, shownSlide } from './pages';

const slideshow = (page: Page) => page.getByRole('region', { name: 'What we do' });
const total = (page: Page) => shownSlide(slideshow(page)).getByRole('listitem').last();
const people = (page: Page) => page.getByRole('textbox', { name: 'Your team' });
const more = (page: Page) => page.getByRole('button', { name: '5 people more' });

test('on a phone presses and typing change the bill @smoke', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openReady(page, '/');
  await more(page).click();
  await expect(total(page)).toHaveText('A month was $1,852.20 $200');
  await people(page).fill('50');
  await expect(total(page)).toHaveText('A month was $3,087.00 $340');
  expect(await axeViolations(page)).toEqual([]);
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

test('at every width, also with large text, names and prices of the bill stand clear of each other, inside the window @thorough', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openReady(page, '/');
  await people(page).fill('100');
  for (const textSize of [16, 32]) {
    await resize(page, 320, 844);
    await setFontSize(page, textSize);
    for (const width of [320, 390, 600, 768, 960, 1024, 1200, 1440, 1920, 2560]) {
      await resize(page, width, 844);
      const lines = await shownSlide(slideshow(page))
        .getByRole('listitem')
        .evaluateAll((all) =>
          all.map((line) =>
            [...line.children]
              .filter((part) => !part.matches('.visually-hidden'))
              .map((part) => {
                const { left, right, top, bottom } = part.getBoundingClientRect();
                return { left, right, top, bottom };
              }),
          ),
        );
      expect(lines.length).toBe(5);
      for (const parts of lines) {
        const isClear = parts.slice(1).every((part, index) => {
          const before = parts[index] ?? part;
          return part.left >= before.right || part.top >= before.bottom - 1;
        });
        expect(isClear, `a line overlaps at ${width} px, text of ${textSize}`).toBe(true);
        expect(Math.min(...parts.map(({ left }) => left)), `${width} px, text of ${textSize}`).toBeGreaterThanOrEqual(
          0,
        );
        expect(Math.max(...parts.map(({ right }) => right)), `${width} px, text of ${textSize}`).toBeLessThanOrEqual(
          width,
        );
      }
    }
  }
});
