import { postsSnapshot } from '@/content/posts/index';
import { site } from '@/content/site';
import { expect, test } from './fixtures';
import { expectHidden, fail, pathWith, sectionOf } from './pages';

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

test('home shows all slides and reasons; on a phone the menu opens and its links work', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'What we do' }).getByRole('heading', { level: 2 })).toHaveCount(5);
  const reasons = page.getByRole('region', { name: 'Why choose DohTech' });
  await expect(reasons.getByRole('heading', { level: 3 })).toHaveCount(5);
  await expectHidden(page.getByRole('button', { name: 'Next slide', includeHidden: true }));
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByLabel('Services submenu').click();
  await page.getByRole('link', { name: 'Mobile app development' }).click();
  await expect(page).toHaveURL('/services/software/mobile-development');
});

test('the header scrolls away with the page, because no script makes it solid, and no chat is offered', async ({
  page,
}) => {
  await page.goto('/services');
  await expectHidden(page.getByRole('button', { name: 'Chat with us', includeHidden: true }));
  await expect(page.getByRole('banner')).toBeInViewport();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test('on a phone the bar to call or to book a call is at the bottom edge, although no script shows it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/services');
  const bar = page.getByRole('navigation', { name: 'Call or book' });
  await expect(bar).toBeVisible();
  const { y, height } = (await bar.boundingBox()) ?? fail('the bar');
  expect(y + height).toBe(800);
});

test('the calculator shows its default estimate, with both charts and tables, and whom to ask for another', async ({
  page,
}) => {
  await page.goto('/savings-calculator');
  const instead = page.locator('noscript .no-script');
  await expect(instead.locator(`a[href="mailto:${site.emails.general}"]`)).toBeVisible();
  await expect(instead.locator(`a[href="tel:${site.phones[0].dial}"]`)).toBeVisible();
  const receipt = page.getByRole('complementary', { name: 'Your receipt' });
  await expect(page.getByRole('heading', { level: 1, name: 'Slash Your Tech Bills' })).toBeVisible();
  await expect(receipt).toContainText('10 people');
  await expect(receipt).toContainText('$60.00');
  await expect(receipt).toContainText('43% less');
  await expect(page.getByRole('img', { name: /Monthly cost by team size. At 10 people: \$140.00/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /Bars for each month: .+ per person, and with DohTech/ })).toBeVisible();
  await page.getByText('The figures as a table').first().click();
  await expect(page.getByRole('row', { name: '350 $4,900.00 Custom quote' })).toBeVisible();
  await expectHidden(page.getByRole('slider', { name: 'People on your team', includeHidden: true }));
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
  const rows = page.locator(`${sectionOf('technologies-marquee')} .window`);
  await page.getByRole('checkbox', { name: 'Pause' }).focus();
  await page.keyboard.press('Space');
  await expect(rows.locator('[aria-hidden]').first()).toBeHidden();
  expect(await rows.evaluateAll((all) => all.some((row) => row.scrollWidth > row.clientWidth))).toBe(false);
  await page.keyboard.press('Space');
  await expect(rows.locator('[aria-hidden]').first()).toBeVisible();
});
