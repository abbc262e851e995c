import { portfolio } from '@/content/portfolio';
import { expect, type Page, test } from './fixtures';
import { openReady, pathWith, resize, sectionOf } from './pages';

/** Its first and third service have drawings of their own. */
const WITH_ACCORDION = pathWith(
  (section) => section.kind === 'accordion' && [0, 2].every((index) => section.services[index]?.image),
);
const WITH_FAQ = pathWith((section) => section.kind === 'faq' && section.items.length === 8);
const PORTFOLIO = '/about/portfolio';

/** The numbers of the open services. */
const open = (page: Page) =>
  page
    .locator('[data-keep-one-open] details')
    .evaluateAll((items) => items.flatMap((item, index) => (item.hasAttribute('open') ? index : [])));

test('exactly one service is open, by pointer and by key, with its own drawing, which no frame cuts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await openReady(page, WITH_ACCORDION);
  const summaries = page.locator('[data-keep-one-open] summary');
  const imageOf = (service: number) => page.locator(`${sectionOf('accordion')} figure[data-of~="${service + 1}"]`);
  expect(await open(page)).toEqual([0]);
  await expect(imageOf(0)).toBeVisible();
  // The open summary has `pointer-events: none`, so the click is forced.
  await summaries.first().click({ force: true });
  await summaries.first().focus();
  await page.keyboard.press('Enter');
  expect(await open(page)).toEqual([0]);
  await summaries.nth(2).click();
  expect(await open(page)).toEqual([2]);
  await expect(imageOf(2)).toBeVisible();
  await expect(imageOf(0)).toBeHidden();

  const drawing = page.locator(`${sectionOf('accordion')} .images`);
  expect((await drawing.boundingBox())?.height).toBe(600);
  for (const width of [390, 768, 1023, 1440]) {
    await resize(page, width, 900);
    const isWhole = await drawing.evaluate((frame) => {
      const { top, bottom } = frame.getBoundingClientRect();
      const boxes = Array.from(frame.querySelectorAll('figure > *'), (drawing) => drawing.getBoundingClientRect());
      return boxes.length > 0 && boxes.every((box) => box.top >= top && box.bottom <= bottom);
    });
    expect(isWhole, `at ${width} px`).toBe(true);
    if (width === 1023) expect((await drawing.boundingBox())?.height).toBeLessThan(600);
  }
});

test('a tab or chip of the portfolio shows its category, and Back or a plain link undoes it', async ({ page }) => {
  const entries = page.getByRole('main').getByRole('article').filter({ visible: true });
  const tab = (name: string) => page.getByRole('list', { name: 'Show' }).getByRole('link', { name });
  const countOf = (name: string) => portfolio.filter(({ category }) => category === name).length;
  await openReady(page, PORTFOLIO);
  await expect(entries).toHaveCount(portfolio.length);
  await tab('Websites').click();
  await expect(entries).toHaveCount(countOf('Websites'));
  await expect(page).toHaveURL(`${PORTFOLIO}?category=Websites`);
  await tab('Enterprise').click();
  await expect(page).toHaveURL(`${PORTFOLIO}?category=Enterprise`);
  await page.goBack();
  await expect(page).toHaveURL(`${PORTFOLIO}?category=Websites`);
  await expect(tab('Websites')).toHaveAttribute('aria-current', 'true');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click();
  await expect(page).toHaveURL(PORTFOLIO);
  await expect(entries).toHaveCount(portfolio.length);
  await expect(tab('All')).toHaveAttribute('aria-current', 'true');
  await entries.getByRole('link', { name: 'Mobile & Web App' }).first().click();
  await expect(entries).toHaveCount(countOf('Mobile & Web App'));
  await expect(page).toHaveURL(/category=Mobile/);
});

test('an address with the id of a question opens its answer, loaded or followed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(WITH_FAQ);
  const id = await page.locator('details[name="faq"] > p').last().getAttribute('id');
  await page.goto('/login');
  await page.goto(`${WITH_FAQ}#${id}`);
  const question = page.locator('details', { has: page.locator(`#${id}`) });
  const shows = async () => {
    await expect(question).toHaveAttribute('open', '');
    await expect(question.locator('summary')).toBeInViewport({ ratio: 1 });
    await expect(question.locator('p')).toBeInViewport();
  };
  await shows();

  await openReady(page, '/login');
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.querySelector('main')?.append(link);
    link.click();
  }, `${WITH_FAQ}#${id}`);
  await shows();
});
