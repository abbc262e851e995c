import { browserClock } from '@/lib/platform/clock';
import { memoryStore } from '@/lib/platform/memory-store-fixture';
import { LONG_ABSENCE_MS } from './start-tracking';
import { browserFixture, pass, start } from './tracking-fixtures';

type Tab = ReturnType<ReturnType<typeof browserFixture>['openTab']>;

const home = 'https://site.example/';
const services = 'https://site.example/services';

test('a visit has the fields of the specification: pages with time spent, hidden time, place, duration', async () => {
  const browser = browserFixture();
  const tab = browser.openTab();
  await pass(10);
  tab.go('/services', 'Services');
  await pass(5);
  tab.hide();
  await pass(60);
  tab.show();
  expect(tab.session.entries.has('tabHiddenTime')).toBe(false);
  await pass(5);
  tab.leave();
  expect(browser.sent).toEqual([
    {
      startTime: '2026-03-10T12:00:00.000Z',
      endTime: '2026-03-10T12:01:20.000Z',
      deviceId: '0'.repeat(32),
      geoData: { country: 'Cameroon', city: 'Douala', region: 'Littoral', latitude: 4.0511, longitude: 9.7679 },
      pages: [
        { url: home, title: 'Home', timestamp: '2026-03-10T12:00:00.000Z', referrer: 'Direct', timeSpent: 10 },
        { url: services, title: 'Services', timestamp: '2026-03-10T12:00:10.000Z', referrer: home, timeSpent: 70 },
      ],
      hiddenDurations: [{ start: '2026-03-10T12:00:15.000Z', end: '2026-03-10T12:01:15.000Z', duration: 60 }],
      sessionDuration: 80,
    },
  ]);
});

test('a page seen again is one page: its timestamp is refreshed, its time adds up', async () => {
  const browser = browserFixture();
  const tab = browser.openTab();
  await pass(10);
  tab.go('/services');
  await pass(3);
  tab.go('/');
  await pass(2);
  tab.leave();
  const pages = [
    { url: services, timeSpent: 3, timestamp: '2026-03-10T12:00:10.000Z' },
    { url: home, timeSpent: 12, timestamp: '2026-03-10T12:00:13.000Z' },
  ];
  expect(browser.sessions()).toMatchObject([{ pages }]);
});

test('the visit begins when the page was opened, or now if the visitor agreed later', () => {
  const browser = browserFixture();
  const openedAtMs = start - 9000;
  expect(browser.openTab({ openedAtMs }).visit()?.startTime).toBe('2026-03-10T11:59:51.000Z');
  expect(browser.openTab({ openedAtMs, sinceMs: start - 2000 }).visit()?.startTime).toBe('2026-03-10T12:00:00.000Z');
});

test('a visit that has ended is in both histories, and is no longer the current one', async () => {
  const browser = browserFixture();
  const tab = browser.openTab();
  await pass(7);
  tab.leave();
  expect(tab.visit()).toBeNull();
  const entry = { start: '2026-03-10T12:00:00.000Z', end: '2026-03-10T12:00:07.000Z', pages: 1 };
  expect(browser.stored('visitHistory')).toEqual([entry]);
  expect(browser.stored('sessionHistory')).toEqual(browser.sessions());
});

test('a page back from the back/forward cache begins a new visit, and both arrive once', async () => {
  const browser = browserFixture();
  const tab = browser.openTab();
  await pass(4);
  tab.leave();
  await pass(20);
  // The document keeps its referrer; the return does not come from there.
  tab.view = { ...tab.view, referrer: 'https://search.example/' };
  tab.show();
  await pass(2);
  tab.leave();
  expect(browser.sessions()).toMatchObject([
    { startTime: '2026-03-10T12:00:00.000Z', sessionDuration: 4 },
    { startTime: '2026-03-10T12:00:24.000Z', sessionDuration: 2, pages: [{ referrer: 'Direct' }] },
  ]);
});

test('a visit ends during a long absence, at the time the tab was hidden; the return begins another', async () => {
  const browser = browserFixture();
  const tab = browser.openTab();
  await pass(8);
  tab.hide();
  await pass(LONG_ABSENCE_MS / 1000 + 300);
  expect(browser.sessions()).toMatchObject([
    { endTime: '2026-03-10T12:00:08.000Z', sessionDuration: 8, hiddenDurations: [] },
  ]);
  tab.show();
  await pass(1);
  tab.leave();
  expect(browser.sessions()).toHaveLength(2);
});

test('a visit that the browser cut off in the background is sent at the next load, and ends when the tab was hidden', async () => {
  const browser = browserFixture();
  // The place arrives after the tab was hidden, and is saved with the visit.
  const ended = browser.openTab({ fetchPlace: () => new Promise((resolve) => setTimeout(resolve, 8000, {})) });
  await pass(5);
  ended.hide();
  await pass(4);
  ended.stop();
  await pass(3600);
  browser.openTab({ session: ended.session });
  await pass(0);
  expect(browser.sessions()).toMatchObject([{ startTime: '2026-03-10T12:00:00.000Z', sessionDuration: 5 }]);
});

test.each(['after stop', 'once consent is withdrawn in another tab, before this tab gets the event,'])(
  '%s nothing is saved or sent',
  async (when) => {
    const browser = browserFixture();
    const tab = browser.openTab();
    await pass(1);
    if (when === 'after stop') tab.stop();
    else browser.isAllowed = false;
    for (const { entries } of [tab.session, browser.local]) entries.clear();
    tab.go('/services');
    tab.leave();
    tab.show();
    await pass(8 * 24 * 3600);
    expect(browser.sent).toEqual([]);
    expect(tab.session.entries.size + browser.local.entries.size).toBe(0);
  },
);

describe('a computer that sleeps with the page in view', () => {
  /** The hours of sleep pass without a timer. On Windows the page's own clock runs on meanwhile. */
  function openOn(system: 'a Mac' | 'Windows') {
    const browser = browserFixture();
    let asleepMs = 0;
    const clock = { ...browserClock, elapsed: () => browserClock.elapsed() + (system === 'Windows' ? asleepMs : 0) };
    const tab = browser.openTab({ clock });
    const sleep = (ms: number) => {
      asleepMs += ms;
      jest.setSystemTime(Date.now() + ms);
    };
    return { browser, tab, sleep };
  }

  test.each(['a Mac', 'Windows'] as const)('ends the visit on %s, and waking begins another', async (system) => {
    const { browser, tab, sleep } = openOn(system);
    await pass(8 * 60);
    sleep(12 * 3600_000);
    await pass(60);
    expect(browser.sessions()).toMatchObject([{ sessionDuration: 9 * 60, pages: [{ timeSpent: 9 * 60 }] }]);
    expect(tab.visit()?.startTime).toBe('2026-03-11T00:09:00.000Z');
    await pass(30);
    tab.leave();
    expect(browser.sessions()).toMatchObject([{}, { sessionDuration: 30, pages: [{ referrer: 'Direct' }] }]);
  });

  test.each([
    ['a page is opened', (tab: Tab) => tab.go('/services'), '2026-03-11T00:00:20.000Z'],
    ['the page is left', (tab: Tab) => tab.leave(), undefined],
    ['the tab is hidden', (tab: Tab) => tab.hide(), undefined],
  ])('ends the visit if %s before a timer runs', async (_, wake, next) => {
    const { browser, tab, sleep } = openOn('a Mac');
    await pass(20);
    sleep(12 * 3600_000);
    wake(tab);
    expect(browser.sessions()).toMatchObject([{ sessionDuration: 20, pages: [{ url: home }] }]);
    expect(tab.visit()?.startTime).toBe(next);
  });

  test.each(['a Mac', 'Windows'] as const)('for less than 30 minutes on %s ends no visit', async (system) => {
    const { browser, tab, sleep } = openOn(system);
    await pass(20);
    sleep(29 * 60_000);
    await pass(20);
    tab.leave();
    expect(browser.sessions()).toMatchObject([{ startTime: '2026-03-10T12:00:00.000Z' }]);
  });
});

test('two hours of quiet reading are one visit', async () => {
  const browser = browserFixture();
  const tab = browser.openTab();
  await pass(2 * 3600);
  tab.leave();
  expect(browser.sessions()).toMatchObject([{ sessionDuration: 7200 }]);
});

test.each([
  ['back an hour', -3_600_000],
  ['forward by less than a long absence', 1_200_000],
])(
  'with a clock set %s in the middle, durations are those that passed, and every end follows its start',
  async (_, ms) => {
    const browser = browserFixture();
    const tab = browser.openTab();
    await pass(5);
    jest.setSystemTime(Date.now() + ms);
    tab.hide();
    await pass(10);
    tab.show();
    tab.go('/services');
    await pass(4);
    tab.leave();
    expect(browser.sessions()).toMatchObject([
      {
        startTime: '2026-03-10T12:00:00.000Z',
        endTime: '2026-03-10T12:00:19.000Z',
        hiddenDurations: [{ start: '2026-03-10T12:00:05.000Z', end: '2026-03-10T12:00:15.000Z', duration: 10 }],
        pages: [{ timeSpent: 15 }, { timeSpent: 4 }],
        sessionDuration: 19,
      },
    ]);
  },
);

test('the device keeps its id; an invalid one is replaced', () => {
  const browser = browserFixture(memoryStore({ deviceId: 'ab'.repeat(16) }));
  expect(browser.openTab().visit()?.deviceId).toBe('ab'.repeat(16));
  const other = browserFixture(memoryStore({ deviceId: '<script>' }));
  expect(other.openTab().visit()?.deviceId).toBe('0'.repeat(32));
  expect(other.local.entries.get('deviceId')).toBe('0'.repeat(32));
});

test('without secure random it throws', () => {
  expect(() => browserFixture().openTab({ random: undefined })).toThrow('secure random');
});

const unknown = { country: 'Unknown', city: 'Unknown', region: 'Unknown', latitude: null, longitude: null };

test.each([
  ['does not answer', () => Promise.reject(new Error('offline'))],
  ['answers with something else', async () => 'Welcome to the station Wi-Fi'],
])('a geolocation service that %s leaves the place Unknown, and that is logged', async (_, fetchPlace) => {
  const tab = browserFixture().openTab({ fetchPlace });
  await pass(0);
  expect(tab.visit()?.geoData).toEqual(unknown);
  expect(tab.logged).toEqual(["The visitor's place is unknown"]);
});
