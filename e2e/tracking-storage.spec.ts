import { expect, test } from '@playwright/test';
import { sharedTrackingKeys, tabTrackingKeys } from '@/content/storage-keys';
import { fakes, openReady } from './pages';
import { arrivals, consentBanner, storedKeys, trackedVisit } from './visits';

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
    const located = page.waitForResponse(`${fakes}/geolocation/json`);
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
