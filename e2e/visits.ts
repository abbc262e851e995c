import type { BrowserContext } from '@playwright/test';
import type { Visit } from '@/lib/visits/records';
import { expect, type Page } from './fixtures';
import { fakes } from './pages';

/** The banner that asks whether visits may be tracked. */
export const consentBanner = (page: Page) => page.getByRole('region', { name: 'Privacy Preference' });

/** Accepts, and waits until the visit is tracked. */
export async function acceptVisits(page: Page) {
  await consentBanner(page).getByRole('button', { name: 'Accept' }).click();
  await trackedVisit(page);
}

/** The visit of this tab, once the geolocation service has answered. */
export async function trackedVisit(page: Page): Promise<Visit> {
  const read = () => page.evaluate(() => sessionStorage.getItem('currentVisit'));
  await expect.poll(read).toContain('Douala');
  return JSON.parse((await read()) ?? '');
}

export const deviceId = (page: Page) => page.evaluate(() => localStorage.getItem('deviceId') ?? 'none');

/** The visits that the webhook has received with this text in them (a device id, an address), oldest first. */
export async function arrivals(context: BrowserContext, mark: string): Promise<Visit[]> {
  const answer = await context.request.get(`${fakes}/__inbox.json`);
  const { visits }: { visits: { body: Visit }[] } = await answer.json();
  return visits
    .map(({ body }) => body)
    .filter((body) => JSON.stringify(body).includes(mark))
    .reverse();
}

/** The keys of both storages, sorted. */
export const storedKeys = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort());
