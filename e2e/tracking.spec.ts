import { expect, type Page, test } from '@playwright/test';
import { flowArguments } from '@/scripts/browsers/chromium-arguments';
import { fakes, openReady } from './pages';
import { acceptVisits, arrivals, deviceId, trackedVisit } from './visits';

// Playwright turns the back/forward cache off; these flows are about it.
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: flowArguments,
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

test('every page of 20 quick navigations is recorded with its own title, also the one that is left at once', async ({
  page,
  context,
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
      // No longer than until the address changes: the document's title may come later.
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
  await expect.poll(() => arrivals(context, device)).toHaveLength(1);
  const [session] = await arrivals(context, device);
  expect(session?.pages.slice(1).map(({ url, title }) => ({ url, title }))).toEqual(own);
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
  await page.goto(`${fakes}/book`);
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
  await context.request.put(`${fakes}/__faults`, { data: fault });

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
