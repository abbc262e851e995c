import { arrivals } from '../inbox';
import { fakes } from '../pages';
import { expect, test } from './fixtures';
import type { Tab } from './tab';

const bannerButton = (tab: Tab, name: string) => tab.part('#privacy-preferences button', name);

/** Accepts tracking. Returns the id of the device. */
async function accept(tab: Tab) {
  await bannerButton(tab, 'Accept').click();
  await tracked(tab);
  return tab.evaluate(() => localStorage.getItem('deviceId') ?? '');
}

/** Waits until the visit is tracked, which is when its location is known. */
const tracked = (tab: Tab) => tab.waitFor(() => sessionStorage.getItem('currentVisit')?.includes('Douala') ?? false);

test('a visit is sent once when the visitor goes to another site', async ({ tab }) => {
  await tab.openReady('/services');
  const device = await accept(tab);
  await tab.open(`${fakes}/book`);
  await expect.poll(() => arrivals(device)).toHaveLength(1);
});

test.describe(() => {
  // Seen once: Firefox also drops what a closing tab wrote.
  test.describe.configure({ retries: 1 });

  test('a visit is sent once when the tab closes, or with the next load if Firefox dropped that request, as it does now and then', async ({
    tab,
    engineName,
  }) => {
    await tab.openReady('/services');
    const device = await accept(tab);
    const started = await tab.evaluate(() => JSON.parse(sessionStorage.getItem('currentVisit') ?? '{}').startTime);
    await tab.driver.close();
    if (engineName !== 'firefox') return expect.poll(() => arrivals(device)).toHaveLength(1);
    await tab.driver.reopen();
    const arrived = async () => (await arrivals(device)).map(({ startTime }) => startTime);
    const isQueued = () =>
      tab.evaluate(() => localStorage.getItem('failedWebhookRequests')?.includes('startTime') === true);
    // No script runs there. The queue is set back, because a retry waits five minutes. The closed tab may still be writing it; where
    // its request has arrived, Firefox may have dropped the queue.
    await tab.open('/robots.txt');
    await expect.poll(async () => (await arrived()).includes(started) || isQueued()).toBe(true);
    await tab.evaluate(() => {
      const queue = JSON.parse(localStorage.getItem('failedWebhookRequests') ?? '[]');
      const sentMs = Date.now() - 6 * 60 * 1000;
      for (const record of queue) record.timestamp = new Date(sentMs).toISOString();
      localStorage.setItem('failedWebhookRequests', JSON.stringify(queue));
    });
    await tab.openReady('/about');
    await expect.poll(arrived).toContain(started);
  });
});
