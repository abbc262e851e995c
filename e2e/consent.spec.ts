import { type Browser, expect, type Page, test } from '@playwright/test';
import { sharedTrackingKeys, tabTrackingKeys } from '@/content/storage-keys';
import { holdScript, hydrated, openReady } from './pages';
import { acceptVisits, consentBanner, storedKeys, trackedVisit } from './visits';

const tenPages = [
  '/',
  '/services',
  '/about/blogs',
  '/contact',
  '/startup-services',
  '/managed-services',
  '/privacy',
  '/login',
  '/about',
  '/careers',
];

/** A request of the blog refresh, which pages that list posts may make. */
const isBlogRefresh = (url: string) => url.includes('/ghost/api/');

/** Addresses asked that are not the site's own, and every script in which the tracking engine is. */
function watchRequests(page: Page, baseURL: string | undefined) {
  const outside: string[] = [];
  const engines: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !isBlogRefresh(request.url())) outside.push(request.url());
  });
  page.on('response', async (response) => {
    if (!/\.js$/.test(response.url())) return;
    const code = await response.text().catch(() => '');
    if (code.includes('weekly_report')) engines.push(response.url());
  });
  return { outside, engines };
}

for (const choice of ['before a choice', 'after Reject'] as const) {
  test(`${choice}, over ten pages: no other host, no engine, no cookie, no key but the choice`, async ({
    page,
    context,
    baseURL,
  }) => {
    const { outside, engines } = watchRequests(page, baseURL);
    await openReady(page, '/');
    if (choice === 'after Reject') await consentBanner(page).getByRole('button', { name: 'Reject' }).click();
    for (const path of tenPages) {
      await openReady(page, path);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
    }
    const expected = choice === 'after Reject' ? ['trackingConsent', 'trackingConsentDate'] : [];
    expect({ outside, engines, cookies: await context.cookies(), keys: await storedKeys(page) }).toEqual({
      outside: [],
      engines: [],
      cookies: [],
      keys: expected,
    });
  });
}

test('Accept starts tracking, is kept, and starts it straight away at the next load, without a banner', async ({
  page,
  baseURL,
}) => {
  const { engines } = watchRequests(page, baseURL);
  await openReady(page, '/services');
  await acceptVisits(page);
  await expect(consentBanner(page)).toBeHidden();
  await expect.poll(() => engines.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => localStorage.getItem('trackingConsent'))).toBe('true');
  await openReady(page, '/contact');
  expect((await trackedVisit(page)).pages).toMatchObject([{ url: `${baseURL}/contact` }]);
  await expect(consentBanner(page)).toBeHidden();
});

test('withdrawing from the footer stops tracking and deletes all of it in both open tabs at once', async ({
  context,
}) => {
  const first = await context.newPage();
  await openReady(first, '/services');
  await acceptVisits(first);
  const second = await context.newPage();
  await openReady(second, '/contact');
  await trackedVisit(second);
  const data = Object.values<string>({ ...sharedTrackingKeys, ...tabTrackingKeys });
  expect((await storedKeys(second)).filter((key) => data.includes(key))).toContain('currentVisit');

  await first.getByRole('button', { name: 'Privacy preferences' }).click();
  await expect(consentBanner(first).getByText(/You accepted on/)).toBeVisible();
  await consentBanner(first).getByRole('button', { name: 'Reject' }).click();
  for (const page of [first, second]) {
    await expect.poll(() => storedKeys(page)).toEqual(['trackingConsent', 'trackingConsentDate']);
  }

  // Neither tab begins again, whatever it sees.
  await second.getByRole('link', { name: 'Privacy', exact: true }).last().click();
  await expect(second).toHaveURL('/privacy');
  await second.close({ runBeforeUnload: true });
  expect(await storedKeys(first)).toEqual(['trackingConsent', 'trackingConsentDate']);
});

test('a choice made in one tab closes the banner of the other', async ({ context }) => {
  const first = await context.newPage();
  const second = await context.newPage();
  await openReady(first, '/services');
  await openReady(second, '/contact');
  await expect(consentBanner(second)).toBeVisible();
  await consentBanner(first).getByRole('button', { name: 'Reject' }).click();
  await expect(consentBanner(second)).toBeHidden();
});

test('six months after the choice the banner asks again, what was tracked before is gone, and nothing is kept', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('trackingConsent', 'true');
    localStorage.setItem('trackingConsentDate', new Date(Date.now() - 190 * 24 * 3600 * 1000).toISOString());
    localStorage.setItem('visitHistory', '[]');
  });
  await openReady(page, '/services?utm_source=news');
  await expect(consentBanner(page)).toBeVisible();
  expect(await storedKeys(page)).toEqual(['trackingConsent', 'trackingConsentDate']);
});

test('by keyboard: the footer’s button leads into the banner, Escape leaves the choice and leads back', async ({
  page,
}) => {
  await openReady(page, '/services');
  await consentBanner(page).getByRole('button', { name: 'Reject' }).click();
  const reopen = page.getByRole('button', { name: 'Privacy preferences' });
  await reopen.focus();
  await page.keyboard.press('Enter');
  await expect(consentBanner(page).getByText('Privacy Preference')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(consentBanner(page).getByRole('button', { name: 'Reject' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(consentBanner(page)).toBeHidden();
  await expect(reopen).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('trackingConsent'))).toBe('false');
});

test('a click on the footer’s button before the page answers opens the banner all the same', async ({ page }) => {
  await page.route(/\/chunks\/.*\.js/, () => {});
  await page.goto('/services');
  await page.getByRole('button', { name: 'Privacy preferences' }).click();
  await expect(consentBanner(page)).toBeVisible();
});

test('opened before the page answers, by one who has chosen before, it stays open when the page does', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('trackingConsent', 'false'));
  const release = await holdScript(page);
  await page.goto('/services');
  await page.getByRole('button', { name: 'Privacy preferences' }).click();
  await expect(consentBanner(page)).toBeVisible();
  release();
  await hydrated(page);
  await expect(consentBanner(page).getByText(/You rejected on/)).toBeVisible();
  await consentBanner(page).getByRole('button', { name: 'Close without a change' }).click();
  await expect(consentBanner(page)).toBeHidden();
});

async function openWithSignal(browser: Browser, baseURL: string | undefined, kept = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  await context.addInitScript((entries) => Object.assign(localStorage, entries), kept);
  await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const page = await context.newPage();
  await openReady(page, '/services');
  return page;
}

test('with Global Privacy Control there is no banner and no tracking, unless the visitor opts in from the footer', async ({
  browser,
  baseURL,
}) => {
  const page = await openWithSignal(browser, baseURL);
  await expect(consentBanner(page)).toBeHidden();
  expect(await storedKeys(page)).toEqual([]);
  await page.getByRole('button', { name: 'Privacy preferences' }).click();
  await expect(consentBanner(page).getByText(/Global Privacy Control/)).toBeVisible();
  await acceptVisits(page);
  await openReady(page, '/contact');
  await trackedVisit(page);
  await page.context().close();
});

test('Global Privacy Control overrules an older yes: nothing is kept of where a visit began', async ({
  browser,
  baseURL,
}) => {
  const page = await openWithSignal(browser, baseURL, { trackingConsent: 'true' });
  expect(await storedKeys(page)).not.toContain('attribution');
  await page.context().close();
});
