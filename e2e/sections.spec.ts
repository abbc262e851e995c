import { expect, type Page, test } from '@playwright/test';
import { pages } from '@/content/pages/index';
import type { PageInput } from '@/content/schema/page';
import { openReady, typefacesStand } from './pages';

/** The first page with such a section: which page has which is the writers' to change. */
function pathWith(isWanted: (section: PageInput['sections'][number]) => boolean): string {
  const page = Object.values(pages).find((candidate) => candidate.sections.some(isWanted));
  if (!page) throw new Error('no page has such a section');
  return page.path;
}

const WITH_ACCORDION = pathWith((section) => section.kind === 'accordion');
const WITH_FAQ = pathWith((section) => section.kind === 'faq' && section.items.length === 8);
const PORTFOLIO = '/about/portfolio';

const openItems = (page: Page, list: string) =>
  page.locator(`${list} details`).evaluateAll((items) => items.map((item) => item.hasAttribute('open')));
const onlyOpen = (count: number, open: number) => Array.from({ length: count }, (_, index) => index === open);
const services = '[data-keep-one-open]';

test('exactly one service is open: the first, then the one that is pressed, with its own drawing', async ({ page }) => {
  await openReady(page, WITH_ACCORDION);
  const items = page.locator(`${services} details`);
  const count = await items.count();
  const images = page.locator('[data-section="accordion"] figure');
  expect(await openItems(page, services)).toEqual(onlyOpen(count, 0));
  await expect(images.nth(0)).toBeVisible();
  await items.nth(2).locator('summary').click();
  expect(await openItems(page, services)).toEqual(onlyOpen(count, 2));
  await expect(images.nth(2)).toBeVisible();
  await expect(images.nth(0)).toBeHidden();
});

test('an open service stays open, by pointer and by key', async ({ page }) => {
  await openReady(page, WITH_ACCORDION);
  const first = page.locator(`${services} summary`).first();
  const count = await page.locator(`${services} details`).count();
  // The open summary takes no pointer, so the press lands where it stands.
  await first.click({ force: true });
  expect(await openItems(page, services)).toEqual(onlyOpen(count, 0));
  await first.focus();
  await page.keyboard.press('Enter');
  expect(await openItems(page, services)).toEqual(onlyOpen(count, 0));
});

test('without script one service is open and another opens in its place', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(WITH_ACCORDION);
  const summaries = page.locator(`${services} summary`);
  await summaries.nth(1).click();
  await summaries.nth(1).click({ force: true });
  await expect(page.locator(`${services} details[open]`)).toHaveCount(1);
  await expect(page.locator(`${services} details`).nth(1)).toHaveAttribute('open', '');
  await context.close();
});

test('the drawing of the open service is 600 px high from 1024 px up', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto(WITH_ACCORDION);
  const images = page.locator('[data-section="accordion"] .images');
  expect((await images.boundingBox())?.height).toBe(600);
  await page.setViewportSize({ width: 1023, height: 800 });
  expect((await images.boundingBox())?.height).toBeLessThan(600);
});

test('one question is open at a time, and a press on the open one closes it', async ({ page }) => {
  await openReady(page, WITH_FAQ);
  const list = '[data-section^="faq"]';
  const summaries = page.locator(`${list} summary`);
  await expect(summaries).toHaveCount(8);
  await summaries.nth(0).click();
  await summaries.nth(5).click();
  expect(await openItems(page, list)).toEqual(onlyOpen(8, 5));
  await summaries.nth(5).click();
  await expect(page.locator(`${list} details[open]`)).toHaveCount(0);
});

test('on paper every answer stands under its question', async ({ page }) => {
  await openReady(page, WITH_FAQ);
  const answers = page.locator('[data-section^="faq"] details p');
  await expect(answers.first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  expect(await answers.count()).toBeGreaterThanOrEqual(8);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});

test.describe('portfolio', () => {
  const entries = (page: Page) => page.getByRole('main').getByRole('article').filter({ visible: true });
  const tab = (page: Page, name: string) => page.getByRole('list', { name: 'Show' }).getByRole('link', { name });

  test('a tab shows its category; the choice survives reload, and Back undoes it', async ({ page }) => {
    await openReady(page, PORTFOLIO);
    await expect(entries(page)).toHaveCount(3);
    await tab(page, 'Websites').click();
    await expect(entries(page)).toHaveCount(1);
    await expect(page).toHaveURL(`${PORTFOLIO}?category=Websites`);
    await page.reload();
    await expect(entries(page)).toHaveCount(1);
    await expect(tab(page, 'Websites')).toHaveAttribute('aria-current', 'true');
    await tab(page, 'Enterprise').click();
    await expect(page).toHaveURL(`${PORTFOLIO}?category=Enterprise`);
    await page.goBack();
    await expect(page).toHaveURL(`${PORTFOLIO}?category=Websites`);
    await expect(tab(page, 'Websites')).toHaveAttribute('aria-current', 'true');
    await page.goBack();
    await expect(entries(page)).toHaveCount(3);
  });

  test('a link to the portfolio without a category shows everything again, from the portfolio itself too', async ({
    page,
  }) => {
    await openReady(page, `${PORTFOLIO}?category=Websites`);
    await expect(entries(page)).toHaveCount(1);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click();
    await expect(page).toHaveURL(PORTFOLIO);
    await expect(entries(page)).toHaveCount(3);
    await expect(tab(page, 'All')).toHaveAttribute('aria-current', 'true');
    await page.goBack();
    await expect(entries(page)).toHaveCount(1);
  });

  test("a card's category chip sets the filter", async ({ page }) => {
    await openReady(page, PORTFOLIO);
    await entries(page).first().getByRole('link', { name: 'Mobile & Web App' }).click();
    await expect(entries(page)).toHaveCount(1);
    await expect(page).toHaveURL(/category=Mobile/);
  });

  test('without script every item is shown, and no tab is offered', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto(`${PORTFOLIO}?category=Websites`);
    await expect(entries(page)).toHaveCount(3);
    await expect(page.getByRole('list', { name: 'Show' })).toBeHidden();
    await context.close();
  });
});

test('where sections stand in two columns, headings keep to three lines', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  for (const path of ['/', '/services/startups/development', '/services/software/backend-api-development']) {
    await page.goto(path);
    await typefacesStand(page);
    const long = await page.getByRole('heading', { level: 2 }).evaluateAll((headings) =>
      headings
        .filter((heading) => {
          const range = document.createRange();
          range.selectNodeContents(heading);
          const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8)));
          return lines.size > 3;
        })
        .map((heading) => heading.textContent),
    );
    expect(long, path).toEqual([]);
  }
});

test('in forced colors the marked words of a night panel stand on a ground of their own', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/managed-services');
  const marked = page.getByRole('heading', { level: 1 }).locator('mark');
  const { color, backgroundImage } = await marked.evaluate((element) => getComputedStyle(element));
  expect(backgroundImage).toMatch(/^linear-gradient/);
  expect(backgroundImage).not.toContain(color);
});

test('on a tablet the button of a plan is as high as a button, however long the list beside it', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/managed-services');
  const button = page
    .getByRole('link', { name: 'Request this plan' })
    .or(page.getByRole('button', { name: 'Request this plan' }));
  const box = await button.first().boundingBox();
  expect(box?.height).toBeLessThan(60);
});
