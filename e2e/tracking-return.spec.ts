import { flowArguments } from '@/scripts/browsers/chromium-arguments';
import { expect, test } from './fixtures';
import { arrivals } from './inbox';
import { fakes, openReady } from './pages';
import { acceptVisits, deviceId, trackedVisit } from './visits';

// This flow needs the back/forward cache, which Playwright turns off. Other launch options need another browser
// process, so the flow has a file of its own.
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: flowArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('on navigation away and after a return from the back/forward cache each visit arrives once', async ({ page }) => {
  // `pageshow`, because a script that listens to `unload` would keep the page out of the cache.
  await page.addInitScript(() =>
    window.addEventListener('pageshow', ({ persisted }) =>
      document.documentElement.setAttribute('data-persisted', String(persisted)),
    ),
  );
  await openReady(page, '/services');
  await acceptVisits(page);
  const device = await deviceId(page);
  const first = await trackedVisit(page);
  await page.goto(`${fakes}/__inbox`);
  await expect.poll(() => arrivals(device)).toHaveLength(1);

  // A page from the cache does not load again: there is no `load` to wait for.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  const second = await trackedVisit(page);
  expect(second.startTime).not.toBe(first.startTime);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('failedWebhookRequests'))).toBe('[]');

  await page.close({ runBeforeUnload: true });
  await expect.poll(() => arrivals(device)).toHaveLength(2);
  const arrived = await arrivals(device);
  expect(arrived.map(({ startTime }) => startTime)).toEqual([first.startTime, second.startTime]);
});
