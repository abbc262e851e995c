import { expect, type Page, test } from '@playwright/test';
import { openReady } from './pages';

/** Each section of the page with some of its styles: what shows that its rules have arrived. */
function looks(page: Page): Promise<string[]> {
  return page.locator('main [data-section]').evaluateAll((sections) =>
    sections.map((section) => {
      const { paddingTop, paddingBottom, backgroundColor, color } = getComputedStyle(section);
      return [section.getAttribute('data-section'), paddingTop, paddingBottom, backgroundColor, color].join(' ');
    }),
  );
}

test('a page reached by a link comes without a reload and looks as it does by its address', async ({ page }) => {
  await openReady(page, '/about/portfolio');
  const byAddress = await looks(page);
  await openReady(page, '/');
  await page.evaluate(() => document.body.setAttribute('data-first-page', ''));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click();
  await expect(page).toHaveURL('/about/portfolio');
  await expect(page.locator('body[data-first-page]')).toBeAttached();
  expect(byAddress.length).toBeGreaterThan(2);
  await expect.poll(() => looks(page)).toEqual(byAddress);
});

test('a page reached by a link is read out by its title, and its title is not read over a result later', async ({
  page,
}) => {
  await openReady(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click();
  await expect(page).toHaveURL('/about/portfolio');
  await expect(page.locator('next-route-announcer')).toBeAttached();
  await expect(page.locator('next-route-announcer')).toBeHidden();
  const said = page.locator('[data-announcer]');
  await expect(said).toHaveText(/ \| DohTech$/);
  await expect(page).toHaveTitle((await said.textContent()) ?? '');
  await said.evaluate((region) => {
    const watched = new MutationObserver(() => region.setAttribute('data-again', ''));
    watched.observe(region, { childList: true, characterData: true, subtree: true });
  });
  await page.locator('main [data-category]').nth(1).click();
  await expect(page).toHaveURL(/category=/);
  await expect(said).not.toHaveAttribute('data-again');
});

test('after a link of the footer the keyboard goes on at the top of its page', async ({ page }) => {
  await openReady(page, '/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/about/portfolio');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
});

test('a finger finds every link of trail, footer and service groups: each is 44 px wide and high', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  for (const path of ['/services', '/services/software/saas-development']) {
    await page.goto(path);
    const small = await page.locator('.breadcrumb a, .site-footer li a, main .group h3 a').evaluateAll((links) =>
      links
        .map((link) => ({ name: link.getAttribute('href'), box: link.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 44 || box.height < 44)
        .map(({ name, box }) => `${name} ${box.width} x ${box.height}`),
    );
    expect(small, path).toEqual([]);
  }
  await context.close();
});
