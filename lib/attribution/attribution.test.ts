import { memoryStore } from '@/lib/platform/memory-store-fixture';
import { readAttribution, withAttribution } from './attribution';
import { rememberAttribution } from './visit-attribution.browser';

const home = 'https://www.company.example';

const may = { utm_source: 'news', utm_campaign: 'may' };

test.each([
  [
    'the landing page, the referrer without its query, and the campaign are read',
    { address: '/it-training?utm_source=news&utm_campaign=may&q=1', referrer: 'https://search.example/find?q=secret' },
    { landingPage: '/it-training', referrer: 'https://search.example/find', utm: may },
  ],
  [
    'a campaign whose link a mail program has changed is read',
    { address: '/?utm_source=news&amp;utm_campaign=may', referrer: '' },
    { landingPage: '/', referrer: null, utm: may },
  ],
  [
    'after a whole page load inside the site, the page before is the landing page, with its campaign',
    { address: '/contact', referrer: `${home}/it-training?utm_source=news&utm_campaign=may` },
    { landingPage: '/it-training', referrer: null, utm: may },
  ],
])('%s', (_, { address, referrer }, attribution) => {
  expect(readAttribution(home + address, referrer)).toEqual(attribution);
});

test('of many campaign parameters 8 are read, cut to 150 characters, and none with too long a name', () => {
  const names = Array.from({ length: 26 }, (_, index) => `utm_${'z'.repeat(index)}`);
  const { utm } = readAttribution(`${home}/?${names.map((name) => `${name}=${'y'.repeat(900)}`).join('&')}`, '');
  expect(Object.values(utm)).toEqual(Array.from({ length: 8 }, () => 'y'.repeat(150)));
  expect(readAttribution(`${home}/?${names.at(-1)}=1`, '').utm).toEqual({});
});

test('the booking link gets the attribution and keeps its own query', () => {
  const attribution = { landingPage: '/it-training', referrer: 'https://search.example/', utm: { utm_source: 'a b' } };
  const url = new URL(withAttribution('https://cal.example/book?month=1', attribution));
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

  test('without consent nothing is stored', () => {
    const tabStore = memoryStore();
    expect(rememberAttribution(first, { tabStore, isAllowed: false })).toBe(first);
    expect(tabStore.entries.size).toBe(0);
  });

  test('with consent the tab stores the first one; without it, it is deleted', () => {
    const tabStore = memoryStore();
    rememberAttribution(first, { tabStore, isAllowed: true });
    expect(rememberAttribution(later, { tabStore, isAllowed: true })).toEqual(first);
    expect(rememberAttribution(later, { tabStore, isAllowed: false })).toBe(later);
    expect(tabStore.entries.size).toBe(0);
  });
});
