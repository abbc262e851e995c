import { expect, test } from '@playwright/test';
import { fail, holdScript, openReady } from './pages';

/** The focus ring with its distance, as the global sheet draws it. */
const RING_PX = 6;

test('the header is transparent at the top and solid once scrolled', async ({ page }) => {
  await openReady(page, '/');
  const background = () => page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor);
  expect(await background()).toBe('rgba(0, 0, 0, 0)');
  await page.mouse.wheel(0, 1);
  await expect.poll(background).toBe('rgb(245, 242, 234)');
  await page.mouse.wheel(0, -10);
  await expect.poll(background).toBe('rgba(0, 0, 0, 0)');
});

test('without JavaScript, where nothing turns it solid, the header scrolls away with the page', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/services');
  await expect(page.getByRole('banner')).toBeInViewport();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await context.close();
});

test('while the page arrives the entries of the header do not push one another aside: they show when all are there', async ({
  page,
}) => {
  const html = await (await page.request.get('/services')).text();
  const entry = page.locator('.top-link').first();
  const path = '**/services';
  // React would draw the half page anew, and whole.
  await holdScript(page);
  await page.route(path, (route) =>
    route.fulfill({ contentType: 'text/html', body: html.slice(0, html.indexOf('>Startups</a>')) }),
  );
  await page.goto('/services');
  await expect(page.getByRole('banner').getByRole('link', { name: 'DohTech' })).toBeVisible();
  await expect(entry).toBeHidden();
  await page.unroute(path);
  await page.goto('/services');
  await expect(entry).toBeVisible();
});

test('where a reload begins in the middle of a page, the header is solid', async ({ page }) => {
  await openReady(page, '/');
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-scrolled', '');
});

for (const title of ['Services', 'About'] as const) {
  test(`a pointer that comes slowly down from ${title} does not lose its submenu on the way`, async ({ page }) => {
    await openReady(page, '/services');
    const item = page
      .getByRole('banner')
      .getByRole('listitem')
      .filter({ has: page.getByLabel(`${title} submenu`) });
    const link = item.getByRole('link', { name: title, exact: true });
    const { x, y, height } = (await link.boundingBox()) ?? fail(title);
    for (let down = 0; down < height + 20; down += 2) {
      await page.mouse.move(x + 20, y + height / 2 + down);
      await expect(item.getByRole('link').nth(1)).toBeVisible();
    }
  });
}

test('an open submenu leaves the focus ring of its arrow in sight', async ({ page }) => {
  await openReady(page, '/services');
  const arrow = page.getByLabel('About submenu');
  await arrow.focus();
  await page.keyboard.press('Enter');
  const { y, height } = (await arrow.boundingBox()) ?? fail('the arrow');
  const panel = (await page.locator('details[open] > div').boundingBox()) ?? fail('the submenu');
  expect(panel.y).toBeGreaterThanOrEqual(y + height + RING_PX);
});

test('the groups of a submenu begin their links at one height', async ({ page }) => {
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openReady(page, '/services');
    await page.getByLabel('About submenu').click();
    const tops = await page
      .locator('details[open] ul')
      .evaluateAll((lists) => lists.map((list) => list.getBoundingClientRect().top));
    expect(new Set(tops).size, String(tops)).toBe(1);
  }
});

test('a submenu opens under the pointer, hides on Escape, and closes when the pointer leaves', async ({ page }) => {
  await openReady(page, '/');
  const link = page.getByRole('banner').getByRole('link', { name: 'SaaS development' });
  await expect(link).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).hover();
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await page.mouse.move(5, 800);
  await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).hover();
  await expect(link).toBeVisible();
  await page.mouse.move(5, 800);
  await expect(link).toBeHidden();
});

test('a submenu waits a moment for a pointer that crosses other entries, and for none that leaves the menu', async ({
  page,
}) => {
  await openReady(page, '/');
  const entry = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
  const wait = () =>
    page
      .getByRole('banner')
      .locator('details', { has: page.getByLabel('Services submenu') })
      .evaluate((submenu) => getComputedStyle(submenu, '::details-content').transitionDelay);
  for (const name of ['Services', 'Startups', 'About']) {
    await entry(name).hover();
    expect(await wait()).toBe('0.2s');
  }
  await page.mouse.move(5, 800);
  expect(await wait()).toBe('0s');
  await entry('Services').hover();
  await page.keyboard.press('Escape');
  expect(await wait(), 'Escape closes at once').toBe('0s');
});

test('by keyboard a submenu opens, closes on Escape and gives the focus back', async ({ page }) => {
  await openReady(page, '/');
  const summary = page.getByLabel('About submenu');
  await summary.focus();
  await page.keyboard.press('Enter');
  const link = page.getByRole('banner').getByRole('link', { name: 'Buzsmart' });
  await expect(link).toBeVisible();
  await link.focus();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(summary).toBeFocused();
});

test('by keyboard a submenu closes when the focus goes on, before it covers what comes next', async ({ page }) => {
  await openReady(page, '/services');
  const banner = page.getByRole('banner');
  await page.getByLabel('Services submenu').focus();
  await page.keyboard.press('Enter');
  const link = banner.getByRole('link', { name: 'Remote and on-site IT support' });
  await link.focus();
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(banner.getByRole('link', { name: 'Blogs' })).toBeFocused();
  await expect(link).toBeHidden();
});

test('one submenu is open at a time, and a press elsewhere closes it', async ({ page }) => {
  await openReady(page, '/');
  await page.getByLabel('Services submenu').click();
  await page.getByLabel('About submenu').click();
  await page.mouse.move(5, 800);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Buzme' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'SaaS development' })).toBeHidden();
  await page.mouse.click(5, 800);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Buzme' })).toBeHidden();
});

test('a link of a submenu is followed without a page load, and the submenu closes', async ({ page }) => {
  await openReady(page, '/');
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  await page.getByLabel('Services submenu').click();
  const link = page.getByRole('banner').getByRole('link', { name: 'Backend and API development' });
  await link.click();
  await expect(page).toHaveURL('/services/software/backend-api-development');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(link).toBeHidden();
  await expect(page.locator('[data-same-document]')).toHaveCount(1);
});

test('a submenu whose link was followed by keyboard opens under the pointer afterwards', async ({ page }) => {
  await openReady(page, '/');
  await page.getByLabel('About submenu').focus();
  await page.keyboard.press('Enter');
  const link = page.getByRole('banner').getByRole('link', { name: 'Portfolio' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/about/portfolio');
  await expect(link).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).hover();
  await expect(link).toBeVisible();
});

test('the link of the page one is on says so', async ({ page }) => {
  await openReady(page, '/about/blogs');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Blogs' })).toHaveAttribute('aria-current', 'page');
});

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await openReady(page, '/');
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: 'Skip to content' });
  await expect(skipLink).toBeFocused();
  // On the link's own plate, in the color of its words: the page beneath may be dark or light.
  await expect(skipLink).toHaveCSS('outline-offset', '-6px');
  const color = await skipLink.evaluate((element) => getComputedStyle(element).color);
  await expect(skipLink).toHaveCSS('outline-color', color);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
