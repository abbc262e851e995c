import { TextEncoder } from 'node:util';
import { createConsent } from '@/lib/consent/consent';
import { browserClock } from './clock';
import { memoryStore } from './memory-store-under-test';
import { trackVisits } from './track-visits';

const config = { webhookUrl: 'https://chat.example/hooks/visits', geolocationUrl: 'https://place.example/json' };

const consent = createConsent({
  clock: browserClock,
  local: memoryStore({ trackingConsent: 'true' }),
  isSignalOn: () => false,
  watchKeys: () => () => {},
});

let warned: jest.SpyInstance;
let stop = () => {};
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.useFakeTimers();
  // The engine measures with it; jsdom has none.
  Object.assign(globalThis, { TextEncoder });
  warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  warned.mockRestore();
});

/** Tracks where every service answers with this status; gives what was asked. */
async function track(status: number) {
  const body = { country_name: 'Cameroon', city: 'Douala', region: 'Littoral', latitude: 4.05, longitude: 9.77 };
  const asked = jest.fn(async (_: string, _init: RequestInit) => ({
    ok: status < 300,
    status,
    json: async () => body,
  }));
  Object.assign(globalThis, { fetch: asked });
  stop = trackVisits(config, consent, 0);
  await jest.advanceTimersByTimeAsync(0);
  return asked;
}

const visit = () => JSON.parse(sessionStorage.getItem('currentVisit') ?? 'null');

test('the place is asked for without cookies and without saying which page asks', async () => {
  const asked = await track(200);
  expect(asked).toHaveBeenCalledWith(
    config.geolocationUrl,
    expect.objectContaining({ credentials: 'omit', referrerPolicy: 'no-referrer' }),
  );
  expect(visit()).toMatchObject({ geoData: { city: 'Douala' } });
  expect(warned).not.toHaveBeenCalled();
});

test('a service that answers with an error has told no place, whatever its answer says, and that is logged', async () => {
  await track(429);
  expect(visit()).toMatchObject({ geoData: { city: 'Unknown' } });
  expect(warned).toHaveBeenCalledWith("The visitor's place is unknown", new Error('429'));
});

test('a session that the webhook answers with an error stays in the queue, and that is logged', async () => {
  const asked = await track(503);
  warned.mockClear();
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  await jest.advanceTimersByTimeAsync(0);
  const [address, init] = asked.mock.lastCall ?? [];
  expect(address).toBe(config.webhookUrl);
  expect(init).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' });
  expect(JSON.parse(localStorage.getItem('failedWebhookRequests') ?? '[]')).toHaveLength(1);
  expect(warned).toHaveBeenCalledWith('The webhook did not take a record', new Error('503'));
});

test('a page with errors in its form keeps its name in the visit', async () => {
  document.title = 'Error: Contact';
  await track(200);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(visit()).toMatchObject({ pages: [{ title: 'Contact' }] });
  document.title = '';
});
