import type { Visit } from '@/lib/visits/records';
import { expect, type Page } from './fixtures';

/** The banner that asks whether visits may be tracked. */
export const consentBanner = (page: Page) => page.getByRole('region', { name: 'Privacy Preference' });

export const reject = (page: Page) => consentBanner(page).getByRole('button', { name: 'Reject' }).click();

/** Accepts, and waits until the visit is tracked. */
export async function acceptVisits(page: Page) {
  await consentBanner(page).getByRole('button', { name: 'Accept' }).click();
  await trackedVisit(page);
}

/** The visit of this tab, once the fake geolocation service has answered (Douala). */
export async function trackedVisit(page: Page): Promise<Visit> {
  const read = () => page.evaluate(() => sessionStorage.getItem('currentVisit'));
  await expect.poll(read).toContain('Douala');
  return JSON.parse((await read()) ?? '');
}

export const deviceId = (page: Page) => page.evaluate(() => localStorage.getItem('deviceId') ?? 'none');

/** The keys of both storages, sorted. */
export const storedKeys = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort());
