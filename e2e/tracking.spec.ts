import { sharedTrackingKeys, tabTrackingKeys } from '@/content/storage-keys';
import { expect, test } from './fixtures';
import { arrivals } from './inbox';
import { fakes, openReady } from './pages';
import { acceptVisits, blockStorage, consentBanner, deviceId, trackedVisit } from './visits';

// Failures of storage, clock and webhook are tested in lib/visits/.

test('a visit within the site is one session with its pages, and arrives once when the tab closes @smoke', async ({
  page,
  baseURL,
}) => {
  await openReady(page, '/services');
  await acceptVisits(page);
  const device = await deviceId(page);
  await page.getByRole('link', { name: 'Insights' }).click();
  await expect(page).toHaveURL('/insights');
  await page.goBack();
  await expect(page).toHaveURL('/services');
  await page.getByRole('link', { name: 'Insights' }).click();
  await expect(page).toHaveURL('/insights');
  await expect.poll(async () => (await trackedVisit(page)).pages.at(-1)?.title).toBe(await page.title());
  await page.close({ runBeforeUnload: true });

  await expect.poll(() => arrivals(device)).toHaveLength(1);
  const [session] = await arrivals(device);
  expect(session?.pages).toMatchObject([
    { url: `${baseURL}/services`, referrer: 'Direct' },
    { url: `${baseURL}/insights`, referrer: `${baseURL}/services` },
  ]);
  expect(session?.geoData).toEqual({
    country: 'Cameroon',
    city: 'Douala',
    region: 'Littoral',
    latitude: 4.0511,
    longitude: 9.7679,
  });
  const timeSpent = session?.pages.reduce((sum, { timeSpent: seconds }) => sum + seconds, 0);
  expect(timeSpent).toBeCloseTo(session?.sessionDuration ?? 0, 2);
});

test('every page of 20 quick navigations is recorded with its own title, also the one that is left at once', async ({
  page,
  request,
  baseURL,
}) => {
  await openReady(page, '/services');
  await acceptVisits(page);
  const device = await deviceId(page);
  const paths = await page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('footer a[href^="/"], nav a[href^="/"]')];
    const targets = [...new Set(links.map((link) => link.pathname))]
      .filter((path) => path !== '/services')
      .slice(0, 20);
    for (const path of targets) {
      document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)?.click();
      // Only until the address changes: the document's title may change later.
      while (window.location.pathname !== path) await new Promise((passed) => setTimeout(passed));
    }
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    return targets;
  });
  expect(paths).toHaveLength(20);

  const own = await Promise.all(
    paths.map(async (path) => {
      const html = await (await request.get(path)).text();
      return { url: `${baseURL}${path}`, title: /<title>([^<]*)/.exec(html)?.[1]?.replaceAll('&amp;', '&') };
    }),
  );
  await expect.poll(() => arrivals(device)).toHaveLength(1);
  const [session] = await arrivals(device);
  expect(session?.pages.slice(1).map(({ url, title }) => ({ url, title }))).toEqual(own);
});

test.describe(() => {
  test.use({ expectedErrors: /status of 503|Webhook/ });

  test('a session that the webhook refuses is queued, and is sent again after five minutes', async ({
    page,
    context,
  }) => {
    await page.clock.install();
    await openReady(page, '/services');
    await acceptVisits(page);
    const device = await deviceId(page);
    const fault = { webhook: { mode: 'status', status: 503, match: device, times: 1 } };
    await context.request.put(`${fakes}/__faults`, { data: fault });

    await page.reload();
    await page.mouse.move(5, 5);
    await page.clock.runFor(1000);
    await trackedVisit(page);
    const queue = () => page.evaluate(() => JSON.parse(localStorage.getItem('failedWebhookRequests') ?? '[]'));
    await expect.poll(queue).toMatchObject([{ data: { deviceId: device }, attemptCount: 0 }]);
    expect(await arrivals(device)).toHaveLength(0);
    await page.clock.runFor(5 * 60 * 1000);
    await expect.poll(() => arrivals(device)).toHaveLength(1);
    await expect.poll(queue).toEqual([]);
  });
});

test('without storage the choice counts for the page, and the visit arrives', async ({ page }) => {
  await blockStorage(page);
  const located = page.waitForResponse(`${fakes}/geolocation/json`);
  await openReady(page, '/services');
  await consentBanner(page).getByRole('button', { name: 'Accept' }).click();
  await expect(consentBanner(page)).toBeHidden();
  await located;
  await page.getByRole('link', { name: 'Insights' }).click();
  await expect(page).toHaveURL('/insights');
  const mark = `/of-${crypto.randomUUID()}`;
  await page.evaluate((path) => window.history.pushState(null, '', path), mark);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => arrivals(mark)).toMatchObject([{ pages: [{}, {}, {}] }]);
});

test('when the stored choice and all tracking data are malformed, the banner asks again, and tracking recovers', async ({
  page,
}) => {
  const keys = {
    shared: ['trackingConsent', ...Object.values(sharedTrackingKeys)],
    ofTab: Object.values(tabTrackingKeys),
  };
  const spoil = ({ shared, ofTab }: typeof keys) => {
    const nonsense = '{"startTime":5,"pages":{},"data":[],"dueDate":"never"}';
    for (const key of shared) localStorage.setItem(key, nonsense);
    for (const key of ofTab) sessionStorage.setItem(key, nonsense);
  };
  await openReady(page, '/privacy');
  await page.evaluate(spoil, keys);
  await openReady(page, '/services');
  await expect(consentBanner(page)).toBeVisible();

  await page.evaluate(spoil, keys);
  await page.evaluate(() => localStorage.setItem('trackingConsent', 'true'));
  await openReady(page, '/contact');
  expect((await trackedVisit(page)).deviceId).toMatch(/^[0-9a-f]{32}$/);
  await page.getByRole('link', { name: 'Insights' }).click();
  await expect(page).toHaveURL('/insights');
  expect((await trackedVisit(page)).pages).toHaveLength(2);
});
