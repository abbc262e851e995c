import { expect, test } from './fixtures';
import { arrivals } from './inbox';
import { openReady } from './pages';
import { acceptVisits, deviceId, trackedVisit } from './visits';

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
  expect(session?.geoData).toMatchObject({ country: 'Cameroon', city: 'Douala', region: 'Littoral' });
});
