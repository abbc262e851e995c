import { site } from '@/content/site';
import { expect, type Page, test } from './fixtures';
import { clientPartsReady, openReady } from './pages';

const portfolio = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' });

/** The computed styles of each section and of the footer, which show whether their style rules have arrived. */
function looks(page: Page): Promise<string[]> {
  return page.locator('main section, footer').evaluateAll((sections) =>
    sections.map((section) => {
      const { display, paddingTop, paddingBottom, backgroundColor, color } = getComputedStyle(section);
      return [section.className, display, paddingTop, paddingBottom, backgroundColor, color].join();
    }),
  );
}

test('links open pages without a page load, and the pages look as after a page load, also after Back @smoke', async ({
  page,
}) => {
  // Without a stored choice the end of the page makes room for the consent banner, which opens with hydration.
  await page.addInitScript(() => {
    localStorage.setItem('trackingConsent', 'false');
    localStorage.setItem('trackingConsentDate', new Date().toISOString());
  });
  await openReady(page, '/about/portfolio');
  const byAddress = await looks(page);
  expect(byAddress.length).toBeGreaterThan(2);
  await openReady(page, '/services');
  const services = await looks(page);
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
  await portfolio(page).click();
  await expect(page).toHaveURL('/about/portfolio');
  await expect.poll(() => looks(page), 'docs/next-internals.md, Styles of a page').toEqual(byAddress);
  await page.goBack();
  await expect(page).toHaveURL('/services');
  await expect.poll(() => looks(page)).toEqual(services);

  for (const path of ['/services/software/saas-development', '/', '/savings-calculator', '/about/blogs', '/contact']) {
    await page
      .locator(`a[href="${path}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const isSamePage = await page.evaluate(() => Reflect.get(window, 'isSamePage'));
  expect(isSamePage, 'docs/next-internals.md, Names of files').toBe(true);
});

test('a page reached by a link is announced by its title once, and the focus starts at its top, or at the place that the link names', async ({
  page,
}) => {
  await openReady(page, '/');
  await expect(page.locator('[data-announcer]')).toBeEmpty();
  await portfolio(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/about/portfolio');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();

  await expect(page.locator('next-route-announcer')).toBeAttached();
  await expect(page.locator('next-route-announcer')).toBeHidden();
  const announcer = page.locator('[data-announcer]');
  await expect(announcer, 'docs/next-internals.md, Title on soft navigation').toContainText(` | ${site.name}`);
  await expect(page).toHaveTitle((await announcer.textContent()) ?? '');
  await announcer.evaluate((region) => {
    const note = () =>
      region.setAttribute('data-said', `${region.getAttribute('data-said') ?? ''}${region.textContent}|`);
    new MutationObserver(note).observe(region, { childList: true, characterData: true, subtree: true });
  });
  await page.locator('main [data-category]').nth(1).click();
  await expect(page).toHaveURL(/category=/);
  await expect(announcer).toHaveAttribute('data-said', /^[^|]+ shown\|$/);

  await page.getByRole('contentinfo').getByRole('link', { name: 'All prices' }).press('Enter');
  await expect(page).toHaveURL('/services#prices');
  await expect(announcer).toContainText(` | ${site.name}`);
  await page.keyboard.press('Tab');
  await expect(page.locator('#prices :focus')).toBeVisible();
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a text fragment or an anchor with the full stop of its sentence still scrolls to its target', async ({
    page,
  }) => {
    // Search engines, and "Copy link to highlight", link to words of a page: the browser scrolls to them.
    const text = 'Latest from the blog';
    await page.goto(`/#:~:text=${encodeURIComponent(text)}.`);
    await clientPartsReady(page);
    await expect(page.getByRole('heading', { name: text })).toBeInViewport({ ratio: 1 });
    await page.goto('/about');
    await page.goto('/#one-sum.');
    await clientPartsReady(page);
    await expect(page.locator('#one-bill h2')).toBeInViewport({ ratio: 1 });
  });

  test('every link of breadcrumb, footer and service groups is at least 44 px wide and high', async ({ page }) => {
    for (const [path, part] of [
      // The link covers its item.
      ['/services', 'main .groups li li'],
      ['/services', '.site-footer li a'],
      ['/services/software/saas-development', '.breadcrumb a'],
    ] as const) {
      await page.goto(path);
      await expect(page.locator(part)).not.toHaveCount(0);
      const small = await page.locator(part).evaluateAll((links) =>
        links
          .map((link) => ({ name: link.textContent, box: link.getBoundingClientRect() }))
          .filter(({ box }) => box.width < 44 || box.height < 44)
          .map(({ name, box }) => `${name} ${box.width} x ${box.height}`),
      );
      expect(small, part).toEqual([]);
    }
  });
});
