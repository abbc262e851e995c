import { expect, type Page, test } from '@playwright/test';
import { sharedTrackingKeys, tabTrackingKeys } from '@/content/storage-keys';
import { chromiumArguments } from '@/scripts/chromium-arguments';
import { openReady, standIns } from './pages';
import { acceptVisits, arrivals, consentBanner, deviceId, storedKeys, trackedVisit } from './visits';

// Playwright turns the back/forward cache off; these flows are about it.
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: chromiumArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Notes in every page whether it came from the back/forward cache, and who listens to `unload`. */
async function watchLife(page: Page) {
  await page.addInitScript(() => {
    window.addEventListener('pageshow', (event) =>
      document.documentElement.setAttribute('data-persisted', String(event.persisted)),
    );
    window.addEventListener = new Proxy(window.addEventListener, {
      apply(listen, self, args: [string]) {
        if (/unload/.test(args[0])) document.documentElement.setAttribute('data-unload', args[0]);
        return Reflect.apply(listen, self, args);
      },
    });
  });
}

test('a visit within the site is one session with its pages, and arrives once when the tab closes', async ({
  page,
  context,
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

  await expect.poll(() => arrivals(context, device)).toHaveLength(1);
  const [session] = await arrivals(context, device);
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

test('on navigation away and after a return from the back/forward cache each visit arrives, and once', async ({
  page,
  context,
}) => {
  await watchLife(page);
  await openReady(page, '/services');
  await acceptVisits(page);
  const device = await deviceId(page);
  const first = await trackedVisit(page);
  await page.goto(`${standIns}/book`);
  await expect.poll(() => arrivals(context, device)).toHaveLength(1);

  // A page from the cache does not load again: there is no `load` to wait for.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  const second = await trackedVisit(page);
  expect(second.startTime).not.toBe(first.startTime);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('failedWebhookRequests'))).toBe('[]');
  await expect(page.locator('html')).not.toHaveAttribute('data-unload');

  await page.close({ runBeforeUnload: true });
  await expect.poll(() => arrivals(context, device)).toHaveLength(2);
  const arrived = await arrivals(context, device);
  expect(arrived.map(({ startTime }) => startTime)).toEqual([first.startTime, second.startTime]);
});

test('the visit begins with the page, though its script comes later', async ({ page }) => {
  await openReady(page, '/services');
  await acceptVisits(page);
  await openReady(page, '/contact');
  const { startTime } = await trackedVisit(page);
  expect(startTime).toBe(await page.evaluate(() => new Date(performance.timeOrigin).toISOString()));
});

test('a session that the webhook refuses is queued, and goes out when its five minutes are over', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await openReady(page, '/services');
  await acceptVisits(page);
  const device = await deviceId(page);
  const fault = { webhook: { mode: 'status', status: 503, match: device, times: 1 } };
  await context.request.put(`${standIns}/__faults`, { data: fault });

  await page.reload();
  await page.mouse.move(5, 5);
  await page.clock.runFor(1000);
  await trackedVisit(page);
  const queue = () => page.evaluate(() => JSON.parse(localStorage.getItem('failedWebhookRequests') ?? '[]'));
  await expect.poll(queue).toMatchObject([{ data: { deviceId: device }, attemptCount: 0 }]);
  expect(await arrivals(context, device)).toHaveLength(0);
  await page.clock.runFor(5 * 60 * 1000);
  await expect.poll(() => arrivals(context, device)).toHaveLength(1);
  await expect.poll(queue).toEqual([]);
});

const bad = {
  'half JSON': '{"startTime":"2026-03-1',
  'the wrong shape': '{"startTime":5,"pages":{},"data":[],"dueDate":"never"}',
  huge: `[${'"x",'.repeat(50_000)}"x"]`,
  null: 'null',
  'an array': '[null,1,{"data":{}},[[]]]',
  binary: '\u0000\u0001\ufffe\uffff',
};

for (const [kind, value] of Object.entries(bad)) {
  test(`with ${kind} under all eight keys: no page error, the site works, tracking recovers`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await openReady(page, '/privacy');
    await page.evaluate(
      ({ text, shared, ofTab }) => {
        for (const key of shared) localStorage.setItem(key, text);
        for (const key of ofTab) sessionStorage.setItem(key, text);
      },
      {
        text: value,
        shared: ['trackingConsent', ...Object.values(sharedTrackingKeys)],
        ofTab: Object.values(tabTrackingKeys),
      },
    );
    await openReady(page, '/services');
    // No choice can be read, so it is asked again, and what was kept without one is gone.
    await expect(consentBanner(page)).toBeVisible();
    await page.evaluate(
      ({ text, shared, ofTab }) => {
        localStorage.setItem('trackingConsent', 'true');
        for (const key of shared) localStorage.setItem(key, text);
        for (const key of ofTab) sessionStorage.setItem(key, text);
      },
      { text: value, shared: Object.values(sharedTrackingKeys), ofTab: Object.values(tabTrackingKeys) },
    );
    await openReady(page, '/contact');
    expect((await trackedVisit(page)).deviceId).toMatch(/^[0-9a-f]{32}$/);
    await page.getByRole('link', { name: 'Insights' }).click();
    await expect(page).toHaveURL('/insights');
    expect((await trackedVisit(page)).pages).toHaveLength(2);
    expect(errors).toEqual([]);
  });
}

for (const fault of ['full', 'throwing'] as const) {
  test(`with a storage that is ${fault}: no page error, the choice counts for the page, the visit arrives`, async ({
    page,
    context,
  }, { testId }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.addInitScript((kind) => {
      const refuse = () => {
        throw new DOMException('No', kind === 'full' ? 'QuotaExceededError' : 'SecurityError');
      };
      Storage.prototype.setItem = refuse;
      if (kind === 'full') return;
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
    }, fault);
    const located = page.waitForResponse(`${standIns}/geolocation/json`);
    await openReady(page, '/services');
    await consentBanner(page).getByRole('button', { name: 'Accept' }).click();
    await expect(consentBanner(page)).toBeHidden();
    await located;
    await page.getByRole('link', { name: 'Insights' }).click();
    await expect(page).toHaveURL('/insights');
    const mark = `/of-${testId}-${Date.now()}`;
    await page.evaluate((path) => window.history.pushState(null, '', path), mark);
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => arrivals(context, mark)).toMatchObject([{ pages: [{}, {}, {}] }]);
    expect(errors).toEqual([]);
  });
}

test('without secure random nothing is tracked, and the site goes on', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => Object.defineProperty(window, 'crypto', { value: undefined }));
  await openReady(page, '/services');
  const logged = page.waitForEvent('console', (message) => message.text().includes('Visits are not tracked'));
  await consentBanner(page).getByRole('button', { name: 'Accept' }).click();
  expect((await logged).text()).toContain('secure random');
  expect(await storedKeys(page)).toEqual(['trackingConsent', 'trackingConsentDate']);
  await page.getByRole('link', { name: 'Insights' }).click();
  await expect(page).toHaveURL('/insights');
  expect(errors).toEqual([]);
});
