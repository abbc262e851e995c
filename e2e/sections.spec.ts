import { parse } from 'parse5';
import { pages } from '@/content/pages/index';
import { portfolio } from '@/content/portfolio';
import { pageSchema } from '@/content/schema/page';
import type { Section } from '@/content/schema/section';
import { wordsOf } from '@/lib/pages/check-words';
import { elements, textOf } from '@/scripts/build/export/html-tree';
import { expect, type Page, test } from './fixtures';
import { openReady, pathWith, resize, sectionOf } from './pages';

/** Its first and third service have drawings of their own. */
const WITH_ACCORDION = pathWith(
  (section) => section.kind === 'accordion' && [0, 2].every((index) => section.services[index]?.image),
);
const WITH_FAQ = pathWith((section) => section.kind === 'faq' && section.items.length === 8);
const PORTFOLIO = '/about/portfolio';

const openItems = (page: Page, list: string) =>
  page.locator(`${list} details`).evaluateAll((items) => items.map((item) => item.hasAttribute('open')));
const onlyOpen = (count: number, open: number) => Array.from({ length: count }, (_, index) => index === open);
const services = '[data-keep-one-open]';

/** What the privacy page says of hosts without headers alone; the export of the flows is for another. */
const ofPlainHosts = (section: Section) =>
  section.kind === 'prose'
    ? section.parts.flatMap(({ paragraphs, terms }) =>
        [...paragraphs, ...terms].filter(({ needs }) => needs === 'plainHost'),
      )
    : [];

test('every text of the sections in content/pages is in the HTML of its page', async ({ request }) => {
  const onOneLine = (text: string) => text.replace(/\s+/g, ' ');
  for (const page of Object.values(pages)) {
    const { path, sections } = pageSchema.parse(page);
    const html = await (await request.get(path)).text();
    const main = elements(parse(html)).find(({ tagName }) => tagName === 'main');
    const shown = main ? onOneLine(textOf(main)) : '';
    const lost = wordsOf(sections).filter((text) => !text.startsWith('/') && !shown.includes(onOneLine(text)));
    expect.soft(lost, path).toEqual(wordsOf(sections.flatMap(ofPlainHosts)));
  }
});

test('exactly one service is open, with its own drawing, by pointer and by key', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await openReady(page, WITH_ACCORDION);
  const summaries = page.locator(`${services} summary`);
  const count = await summaries.count();
  const imageOf = (service: number) => page.locator(`${sectionOf('accordion')} figure[data-of~="${service + 1}"]`);
  expect(await openItems(page, services)).toEqual(onlyOpen(count, 0));
  await expect(imageOf(0)).toBeVisible();
  // The open summary has `pointer-events: none`, so the click is forced.
  await summaries.first().click({ force: true });
  await summaries.first().focus();
  await page.keyboard.press('Enter');
  expect(await openItems(page, services)).toEqual(onlyOpen(count, 0));
  await summaries.nth(2).click();
  expect(await openItems(page, services)).toEqual(onlyOpen(count, 2));
  await expect(imageOf(2)).toBeVisible();
  await expect(imageOf(0)).toBeHidden();

  const drawing = page.locator(`${sectionOf('accordion')} .images`);
  expect((await drawing.boundingBox())?.height).toBe(600);
  await page.setViewportSize({ width: 1023, height: 800 });
  expect((await drawing.boundingBox())?.height).toBeLessThan(600);
});

test('the drawing of a service is whole: no frame cuts it, on a tablet or beside the services', async ({ page }) => {
  await openReady(page, WITH_ACCORDION);
  for (const width of [390, 768, 1023, 1440]) {
    await resize(page, width, 900);
    const isWhole = await page.locator(`${sectionOf('accordion')} .images`).evaluate((frame) => {
      const { top, bottom } = frame.getBoundingClientRect();
      const boxes = Array.from(frame.querySelectorAll('figure > *'), (drawing) => drawing.getBoundingClientRect());
      return boxes.length > 0 && boxes.every((box) => box.top >= top && box.bottom <= bottom);
    });
    expect(isWhole, `at ${width} px`).toBe(true);
  }
});

test('a tab or chip of the portfolio shows its category, over a reload, and Back or a plain link undoes it', async ({
  page,
}) => {
  const entries = page.getByRole('main').getByRole('article').filter({ visible: true });
  const tab = (name: string) => page.getByRole('list', { name: 'Show' }).getByRole('link', { name });
  const countOf = (name: string) => portfolio.filter(({ category }) => category === name).length;
  await openReady(page, PORTFOLIO);
  await expect(entries).toHaveCount(portfolio.length);
  await tab('Websites').click();
  await expect(entries).toHaveCount(countOf('Websites'));
  await expect(page).toHaveURL(`${PORTFOLIO}?category=Websites`);
  await page.reload();
  await expect(entries).toHaveCount(countOf('Websites'));
  await expect(tab('Websites')).toHaveAttribute('aria-current', 'true');
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
