import { postsSnapshot } from '@/content/posts/index';
import { site } from '@/content/site';
import { expect, test } from './fixtures';
import { expectHidden, pathWith, sectionOf } from './pages';
import { consentBanner } from './visits';

// every-route.spec.ts checks what the HTML contains. These flows check what HTML and CSS do without JavaScript.
test.use({ javaScriptEnabled: false });

test('email and phone replace the contact form, and no notice of missing scripts appears', async ({ page }) => {
  await page.goto('/contact');
  // Playwright's text and role locators do not find what is in noscript.
  const instead = page.locator('noscript .write-or-call');
  await expect(instead).toBeVisible();
  await expect(instead.locator(`a[href="mailto:${site.emails.general}"]`)).toBeVisible();
  await expect(instead.locator(`a[href="tel:${site.phones[0].dial}"]`)).toBeVisible();
  await expectHidden(page.getByRole('button', { name: 'Send message', includeHidden: true }));
  const asksFor = page.locator('.sheet > p[data-needs-script]');
  await expect(asksFor).toHaveText(/required/);
  await expect(asksFor).toBeHidden();
  await expect(page.locator('.script-failed')).toHaveCSS('display', 'none');
  await page.goto('/login');
  await expect(page.locator('noscript a[href^="tel:"]')).toBeVisible();
});

test('home shows all slides and reasons, the bill of 25 people and every stroke; on a phone the menu opens and its links work', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  const slideshow = page.getByRole('region', { name: 'What we do' });
  await expect(slideshow.getByRole('heading', { level: 2 })).toHaveCount(5);
  const reasons = page.getByRole('region', { name: `Why choose ${site.name}` });
  await expect(reasons.getByRole('heading', { level: 3 })).toHaveCount(5);
  await expectHidden(page.getByRole('button', { name: 'Next slide', includeHidden: true }));
  await expect(slideshow.locator('.stepper')).toHaveText('25people');
  await expectHidden(slideshow.locator('.till :is(input, button)'));
  await expect(slideshow.getByText('$1,543.50')).toBeVisible();
  const strokes = await page
    .locator('#one-bill s')
    .evaluateAll((all) => all.map((price) => getComputedStyle(price).backgroundSize.split(' ')[0]));
  expect(strokes).toEqual(Array(7).fill('100%'));
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByLabel('Services submenu').click();
  await page.getByRole('link', { name: 'Mobile app development' }).click();
  await expect(page).toHaveURL('/services/software/mobile-development');
});

test('no banner asks, no chat is offered, and the header, which no script makes solid, scrolls away; on a phone the bar at the lower edge calls and books, in the hero as well', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/services');
  await expectHidden(page.getByRole('button', { name: 'Chat with us', includeHidden: true }));
  await expect(page.getByRole('banner')).toBeInViewport();
  const dock = page.getByRole('group', { name: 'Call, book or chat' });
  const call = dock.getByRole('link', { name: /^Call/ });
  await expect(call).toHaveAttribute('href', `tel:${site.phones[0].dial}`);
  await expect(consentBanner(page)).toBeHidden();
  for (const part of [page.getByRole('heading', { level: 1 }), page.getByRole('contentinfo').getByText(site.hours)]) {
    await part.scrollIntoViewIfNeeded();
    for (const link of [call, dock.getByRole('link', { name: /^Book a free call/ })]) await link.click({ trial: true });
    await part.click({ trial: true });
  }
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test('the calculator shows its figures as tables, no control and no bill, and whom to ask for another estimate', async ({
  page,
}) => {
  await page.goto('/savings-calculator');
  const instead = page.locator('noscript .no-script');
  await expect(instead.locator(`a[href="mailto:${site.emails.general}"]`)).toBeVisible();
  await expect(instead.locator(`a[href="tel:${site.phones[0].dial}"]`)).toBeVisible();
  await expect(page.getByRole('img', { name: /Monthly cost by team size. At 10 people: \$140.00/ })).toBeVisible();
  await page.getByText('The figures as a table').first().click();
  await expect(page.getByRole('row', { name: '350 $4,900.00 Custom quote' })).toBeVisible();
  await expectHidden(page.getByRole('main').locator('button, input'));
  await expectHidden(page.getByRole('button', { name: /my bill/i, includeHidden: true }));
});

test('lists work: one service opens in place of another, and all of blog and portfolio shows', async ({ page }) => {
  await page.goto(pathWith(({ kind }) => kind === 'accordion'));
  const items = page.locator('[data-keep-one-open] details');
  await items.nth(1).locator('summary').click();
  // The open summary has `pointer-events: none`, so the click is forced.
  await items.nth(1).locator('summary').click({ force: true });
  await expect(items.and(page.locator('[open]'))).toHaveCount(1);
  await expect(items.nth(1)).toHaveAttribute('open', '');

  await page.goto('/about/blogs');
  const posts = page.getByRole('main').locator('.posts li');
  await expect(posts).toHaveCount(postsSnapshot.length);
  await expectHidden(posts.first().getByRole('button', { includeHidden: true }));

  await page.goto('/about/portfolio?category=Websites');
  await expect(page.getByRole('main').getByRole('article').filter({ visible: true })).toHaveCount(3);
  await expectHidden(page.getByRole('list', { name: 'Show', includeHidden: true }));
});

test('a checkbox stops the technology marquee with all names in view, and starts it again', async ({ page }) => {
  await page.goto('/managed-services');
  await expectHidden(page.getByRole('button', { name: /my bill/i, includeHidden: true }));
  const rows = page.locator(`${sectionOf('technologies-marquee')} .window`);
  await page.getByRole('checkbox', { name: 'Pause' }).focus();
  await page.keyboard.press('Space');
  await expect(rows.locator('[aria-hidden]').first()).toBeHidden();
  expect(await rows.evaluateAll((all) => all.some((row) => row.scrollWidth > row.clientWidth))).toBe(false);
  await page.keyboard.press('Space');
  await expect(rows.locator('[aria-hidden]').first()).toBeVisible();
});
