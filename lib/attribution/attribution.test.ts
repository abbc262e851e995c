import type { TextStore } from '@/lib/platform/text-store';
import { readAttribution, withAttribution } from './attribution';
import { rememberAttribution } from './visit-attribution.browser';

const home = 'https://www.dohtech.example';

test('the landing page, the referrer without its query, and the campaign are read', () => {
  expect(
    readAttribution(
      `${home}/startup-services?utm_source=news&utm_campaign=may&q=1`,
      'https://search.example/find?q=secret',
    ),
  ).toEqual({
    landingPage: '/startup-services',
    referrer: 'https://search.example/find',
    utm: { utm_source: 'news', utm_campaign: 'may' },
  });
});

test('an app as referrer is named', () => {
  const app = 'android-app://com.google.android.gm/';
  expect(readAttribution(`${home}/`, app).referrer).toBe(app);
});

test('a visitor who came directly has no referrer', () => {
  expect(readAttribution(`${home}/`, '')).toEqual({ landingPage: '/', referrer: null, utm: {} });
});

test('after a whole page load inside the site, the page before is the landing page, with its campaign', () => {
  expect(readAttribution(`${home}/contact`, `${home}/it-training?utm_source=news`)).toEqual({
    landingPage: '/it-training',
    referrer: null,
    utm: { utm_source: 'news' },
  });
});

test('a campaign of this page wins over that of the page before', () => {
  const { utm } = readAttribution(
    `${home}/contact?utm_source=mail`,
    `${home}/it-training?utm_source=news&utm_campaign=may`,
  );
  expect(utm).toEqual({ utm_source: 'mail', utm_campaign: 'may' });
});

test('an address with countless parameters stays short', () => {
  const stuffed = Array.from(
    { length: 50 },
    (_, index) => `utm_${'abcdefghij'[index % 10]}${'x'.repeat(index % 5)}=${'y'.repeat(900)}`,
  );
  const { utm } = readAttribution(`${home}/?${stuffed.join('&')}&utm_${'z'.repeat(99)}=1`, '');
  expect(Object.keys(utm).length).toBeLessThanOrEqual(8);
  for (const value of Object.values(utm)) expect(value.length).toBeLessThanOrEqual(150);
});

test('the booking link gets the attribution and keeps its own query', () => {
  const url = new URL(
    withAttribution('https://cal.example/book?month=1', {
      landingPage: '/it-training',
      referrer: 'https://search.example/',
      utm: { utm_source: 'a b' },
    }),
  );
  expect(Object.fromEntries(url.searchParams)).toEqual({
    month: '1',
    utm_source: 'a b',
    'metadata[landing_page]': '/it-training',
    'metadata[referrer]': 'https://search.example/',
  });
});

describe('across page loads', () => {
  const first = { landingPage: '/a', referrer: null, utm: {} };
  const later = { landingPage: '/b', referrer: null, utm: {} };
  const store = (entries = new Map<string, string>()): TextStore => ({
    read: (key) => entries.get(key) ?? null,
    write: (key, text) => entries.set(key, text),
    remove: (key) => entries.delete(key),
  });

  test('without consent nothing is stored', () => {
    const entries = new Map<string, string>();
    expect(rememberAttribution(first, { tabStore: store(entries), isAllowed: false })).toBe(first);
    expect(entries.size).toBe(0);
  });

  test('with consent the tab stores the first one; without it, it is deleted', () => {
    const entries = new Map<string, string>();
    rememberAttribution(first, { tabStore: store(entries), isAllowed: true });
    expect(rememberAttribution(later, { tabStore: store(entries), isAllowed: true })).toEqual(first);
    expect(rememberAttribution(later, { tabStore: store(entries), isAllowed: false })).toBe(later);
    expect(entries.size).toBe(0);
  });
});
