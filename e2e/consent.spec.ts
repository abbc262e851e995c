import { sharedTrackingKeys, tabTrackingKeys } from '@/content/storage-keys';
import { consentTexts } from '@/content/texts/privacy';
import { expect, type Page, test } from './fixtures';
import { openReady } from './pages';
import { acceptVisits, consentBanner, reject, storedKeys, trackedVisit } from './visits';

// every-route.spec.ts checks on each page what loads and is stored before a choice.

const preferences = (page: Page) => page.getByRole('button', { name: 'Privacy preferences' });

/** Requests to other hosts, except those for newer blog posts, and the scripts with the code of lib/visits/. */
function watchRequests(page: Page, baseURL: string | undefined) {
  const outside: string[] = [];
  const engines: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().includes('/ghost/api/')) outside.push(request.url());
  });
  page.on('response', async (response) => {
    if (!/\.js$/.test(response.url())) return;
    const code = await response.text().catch(() => '');
    if (code.includes('weekly_report')) engines.push(response.url());
  });
  return { outside, engines };
}

test('after Reject, from page to page: no other host, no tracking engine, no cookie, nothing stored but the choice', async ({
  page,
  context,
  baseURL,
}) => {
  const { outside, engines } = watchRequests(page, baseURL);
  await openReady(page, '/');
  await reject(page);
  await expect(page.getByRole('status').getByText(consentTexts.rejected)).toBeAttached();
  for (const path of ['/services', '/about/blogs', '/contact']) {
    await openReady(page, path);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(consentBanner(page)).toBeHidden();
  }
  await page.getByRole('link', { name: 'Insights' }).click();
  await expect(page).toHaveURL('/insights');
  expect({ outside, engines, cookies: await context.cookies(), keys: await storedKeys(page) }).toEqual({
    outside: [],
    engines: [],
    cookies: [],
    keys: ['trackingConsent', 'trackingConsentDate'],
  });
});

test('Accept starts tracking, and starts it at once on the next load, without a banner @smoke', async ({
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
  const { pages, startTime } = await trackedVisit(page);
  expect(pages).toMatchObject([{ url: `${baseURL}/contact` }]);
  // The visit begins when the page is opened, although the tracking script loads later.
  expect(startTime).toBe(await page.evaluate(() => new Date(performance.timeOrigin).toISOString()));
  await expect(consentBanner(page)).toBeHidden();
});

test('Accept counts in both open tabs; a later Reject from the footer ends tracking and deletes its data in both @thorough', async ({
  context,
}) => {
  const first = await context.newPage();
  const second = await context.newPage();
  await openReady(second, '/contact');
  await expect(consentBanner(second)).toBeVisible();
  await openReady(first, '/services');
  await acceptVisits(first);
  await expect(consentBanner(second)).toBeHidden();
  await trackedVisit(second);
  const data = Object.values<string>({ ...sharedTrackingKeys, ...tabTrackingKeys });
  expect((await storedKeys(second)).filter((key) => data.includes(key))).toContain('currentVisit');

  await preferences(first).click();
  await expect(consentBanner(first).getByText(/You accepted on/)).toBeVisible();
  await consentBanner(first).getByRole('button', { name: 'Reject' }).click();
  for (const page of [first, second]) {
    await expect.poll(() => storedKeys(page)).toEqual(['trackingConsent', 'trackingConsentDate']);
  }
});

test('with Global Privacy Control nothing is asked, tracked or stored, until the visitor opts in from the footer', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await openReady(page, '/services');
  await expect(consentBanner(page)).toBeHidden();
  expect(await storedKeys(page)).toEqual([]);

  await preferences(page).click();
  await expect(consentBanner(page).getByText(/Global Privacy Control/)).toBeVisible();
  await acceptVisits(page);
});
