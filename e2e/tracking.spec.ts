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
