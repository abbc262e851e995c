import { expect, type Page, test } from './fixtures';
import { axeViolations, openReady, shownSlide } from './pages';

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
