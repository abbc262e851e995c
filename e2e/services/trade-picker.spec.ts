import { industries } from '@/content/industries';
import { pages } from '@/content/pages/index';
import { expect, type Page, test } from '../fixtures';
import { fail, holdScript, hydrated, openReady } from '../pages';

const [FIRST = fail('a page with trades'), SECOND = fail('another page with trades')] = Object.values(pages)
  .filter(({ sections }) => sections.some((section) => section.kind === 'industries' && section.layout === 'picker'))
  .map(({ path }) => path);

const trade = (page: Page, name: string) => page.getByRole('radio', { name });
const slips = (page: Page) => page.locator('.slip');
/** The names over the slips in view. */
const shown = (page: Page) => slips(page).filter({ visible: true }).locator('h3').allTextContents();

test('the trade that a visitor chose is chosen on the next service page, without moving it; print shows all trades @thorough', async ({
  page,
}) => {
  await openReady(page, FIRST);
  await trade(page, 'Automotive').check();
  expect(await shown(page)).toEqual(['Automotive']);

  const release = await holdScript(page);
  await page.goto(SECOND);
  await page.evaluate(() => document.fonts.ready);
  const places = () =>
    page
      .locator('main > section')
      .evaluateAll((sections) => sections.map((each) => each.getBoundingClientRect().height));
  const before = await places();
  expect(await shown(page)).not.toEqual(['Automotive']);
  release();
  await hydrated(page);
  await expect(trade(page, 'Automotive')).toBeChecked();
  expect(await shown(page)).toEqual(['Automotive']);
  expect(await places()).toEqual(before);

  // Print shows all of them, and no choice.
  await page.emulateMedia({ media: 'print' });
  expect(await shown(page)).toEqual(industries.map(({ name }) => name));
  await expect(page.getByRole('radio')).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all trades are in the page, and each can be chosen @thorough', async ({ page }) => {
    await page.goto(FIRST);
    await expect(slips(page)).toHaveCount(industries.length);
    for (const { name } of industries) {
      await trade(page, name).check();
      expect(await shown(page)).toEqual([name]);
    }
  });
});
