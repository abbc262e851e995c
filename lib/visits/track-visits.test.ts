/** @jest-environment jsdom */
import { site } from '@/content/site';
import { answerFixture } from '@/lib/platform/answer-fixture';
import { fetchPageTitles } from './load-tracking.browser';
import { createTracking, runAlone } from './track-visits.browser';

const config = { webhookUrl: 'https://chat.example/hooks/visits', geolocationUrl: 'https://place.example/json' };

const consent = { current: () => ({ status: 'accepted', sinceMs: 0 }) as const };

let warned: jest.SpyInstance;
let stop = () => {};
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.useFakeTimers();
  warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  stop();
  warned.mockRestore();
});

const home = `Home | ${site.name}`;
const services = `Services | ${site.name}`;

const place = { country_name: 'Cameroon', city: 'Douala', region: 'Littoral', latitude: 4.05, longitude: 9.77 };

/** Starts tracking with services that answer with this status, or so. Returns the mocked fetch. */
async function track(
  status: number,
  pageTitles: unknown = { '/services': services },
  answer = () => answerFixture(JSON.stringify(place), status),
) {
  const asked = jest.fn(async (_address: string, _init: RequestInit) => answer());
  Object.assign(globalThis, { fetch: asked });
  stop = createTracking(config, consent, pageTitles)(0);
  await jest.advanceTimersByTimeAsync(0);
  return asked;
}

const visit = () => JSON.parse(sessionStorage.getItem('currentVisit') ?? 'null');
const visitedTitles = () => visit().pages.map(({ title }: { title: string }) => title);

test('the place is requested without cookies and referrer', async () => {
  const asked = await track(200);
  expect(asked).toHaveBeenCalledWith(
    config.geolocationUrl,
    expect.objectContaining({ credentials: 'omit', referrerPolicy: 'no-referrer' }),
  );
  expect(visit()).toMatchObject({ geoData: { country: 'Cameroon', city: 'Douala' } });
  expect(warned).not.toHaveBeenCalled();
});

test('the body of an error is not taken for a place, and the error is logged', async () => {
  await track(429);
  expect(visit()).toMatchObject({ geoData: { city: 'Unknown' } });
  expect(warned).toHaveBeenCalledWith("The visitor's place is unknown", new Error('429'));
});

test('a session that the webhook refuses stays in the queue, and that is logged', async () => {
  const asked = await track(503);
  warned.mockClear();
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  await jest.advanceTimersByTimeAsync(0);
  const [address, init] = asked.mock.lastCall ?? [];
  expect(address).toBe(config.webhookUrl);
  expect(init).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' });
  expect(JSON.parse(localStorage.getItem('failedWebhookRequests') ?? '[]')).toHaveLength(1);
  expect(warned).toHaveBeenCalledWith('The webhook did not take a record', new Error('503'));
  await jest.advanceTimersByTimeAsync(5 * 60_000);
  // A big record would never arrive: browsers refuse more than 64 KB with `keepalive`.
  expect(asked.mock.lastCall).toEqual([config.webhookUrl, expect.not.objectContaining({ keepalive: true })]);
});

test('addresses are recorded without query and fragment, which may hold what a visitor chose', async () => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/find?q=secret#x');
  await track(200);
  window.history.pushState(null, '', '/services?plan=a#start');
  window.history.pushState(null, '', '/#bill=25,wiki');
  const { origin } = window.location;
  expect(visit().pages).toMatchObject([{ url: `${origin}/services` }, { url: `${origin}/` }]);
  expect(visit().pages).toContainEqual(expect.objectContaining({ referrer: 'https://search.example/find' }));
});

describe('the title of a page', () => {
  afterEach(() => {
    window.history.replaceState(null, '', '/');
    document.title = '';
  });

  test("is that of page-titles.json at once, while the document still has the last page's title or none", async () => {
    document.title = home;
    await track(200);
    window.history.pushState(null, '', '/services');
    expect(visitedTitles()).toEqual([home, services]);
    window.history.pushState(null, '', '/');
    document.title = '';
    window.history.pushState(null, '', '/services?plan=a');
    expect(visitedTitles()).toEqual([home, services]);
  });

  test('is that of the document if the file of titles does not arrive', async () => {
    Object.assign(globalThis, { fetch: async () => Promise.reject(new TypeError('Failed to fetch')) });
    document.title = home;
    await track(200, await fetchPageTitles());
    expect(visitedTitles()).toEqual([home]);
  });
});

test('work that another tab does is skipped; a browser without locks does it in every tab', async () => {
  const work = jest.fn(async () => {});
  const request = (_name: string, _options: object, run: (lock: null) => Promise<void>) => run(null);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  await runAlone(work);
  expect(work).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'locks');
  await runAlone(work);
  expect(work).toHaveBeenCalledTimes(1);
});
