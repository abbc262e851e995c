import { memoryStore } from '@/lib/platform/memory-store-fixture';
import type { QueuedRecord, Visit } from './records';
import { type BrowserFixture, browserFixture } from './tracking-fixtures';

const start = Date.parse('2026-03-10T12:00:00Z');

beforeEach(() => jest.useFakeTimers({ now: start }));
afterEach(() => jest.useRealTimers());

const pass = (minutes: number) => jest.advanceTimersByTimeAsync(minutes * 60_000);

const queue = (browser: BrowserFixture): QueuedRecord[] =>
  JSON.parse(browser.local.entries.get('failedWebhookRequests') ?? '[]');

function session(number: number, pages = 1): Visit {
  const startTime = new Date(start - number * 1000).toISOString();
  const page = { url: 'https://site.example/', title: 'Home', timestamp: startTime, referrer: 'Direct', timeSpent: 1 };
  return {
    startTime,
    endTime: startTime,
    deviceId: 'ab'.repeat(16),
    geoData: { country: 'Unknown', city: 'Unknown', region: 'Unknown', latitude: null, longitude: null },
    pages: Array.from({ length: pages }, () => page),
    hiddenDurations: [],
    sessionDuration: 1,
  };
}

const stored = (visits: Visit[], timestamp = new Date(start).toISOString()) =>
  memoryStore({
    failedWebhookRequests: JSON.stringify(visits.map((data) => ({ data, timestamp, attemptCount: 0 }))),
  });

test.each(['down', 'refusing', 'hanging'] as const)(
  'with the webhook %s a record is retried after 5, 10 … 30 minutes, failures are logged, and the sixth removes it',
  async (webhook) => {
    const browser = browserFixture(stored([session(1)]));
    browser.webhook = webhook;
    const { logged } = browser.openTab();
    const attempts: (number | undefined)[] = [];
    for (let round = 1; round <= 7; round += 1) {
      await pass(round === 1 ? 4.9 : 4.5);
      expect(browser.sent).toHaveLength(Math.min(round - 1, 6));
      // 0.1 minutes until the retry, and the timeout of a hanging one.
      await pass(0.5);
      attempts.push(queue(browser)[0]?.attemptCount);
    }
    expect(attempts).toEqual([1, 2, 3, 4, 5, undefined, undefined]);
    expect(browser.sent).toHaveLength(6);
    expect(logged).toEqual(Array.from({ length: 6 }, () => 'The webhook did not take a record'));
  },
);

test('a session that fails on leaving is queued with data, timestamp and attemptCount, and is sent 5 minutes later', async () => {
  const browser = browserFixture();
  browser.webhook = 'down';
  browser.openTab().leave();
  await pass(0);
  expect(queue(browser)).toEqual([
    { data: browser.sessions()[0], timestamp: '2026-03-10T12:00:00.000Z', attemptCount: 0 },
  ]);
  browser.webhook = 'up';
  browser.openTab();
  await pass(4.9);
  expect(browser.sent).toHaveLength(1);
  await pass(0.1);
  expect(browser.sent).toHaveLength(2);
  expect(queue(browser)).toEqual([]);
});

test('a session is queued before it is sent, and removed only after a 2xx', async () => {
  const browser = browserFixture();
  let storedAtSend = '';
  let answer = () => {};
  const tab = browser.openTab({
    post() {
      storedAtSend = browser.local.entries.get('failedWebhookRequests') ?? '';
      return new Promise<void>((resolve) => {
        answer = resolve;
      });
    },
  });
  tab.leave();
  expect(JSON.parse(storedAtSend)).toHaveLength(1);
  expect(queue(browser)).toHaveLength(1);
  answer();
  await pass(0);
  expect(queue(browser)).toEqual([]);
});

test('two tabs share 25 records: each record is sent once a round, for six rounds', async () => {
  const browser = browserFixture(stored(Array.from({ length: 25 }, (_, index) => session(index + 1))));
  browser.webhook = 'down';
  browser.openTab();
  await pass(2.5);
  browser.openTab();
  for (let round = 1; round <= 6; round += 1) {
    await pass(round === 1 ? 2.5 : 5);
    expect(browser.sent).toHaveLength(25 * round);
    expect(
      new Set(
        browser
          .sessions()
          .slice(-25)
          .map(({ startTime }) => startTime),
      ).size,
    ).toBe(25);
  }
  await pass(30);
  expect(browser.sent).toHaveLength(150);
  expect(queue(browser)).toEqual([]);
});

test('stop aborts pending requests and sets no new timer', async () => {
  const browser = browserFixture(stored([session(1)]));
  browser.webhook = 'hanging';
  const { logged, stop } = browser.openTab();
  await pass(5);
  expect(browser.sent).toHaveLength(1);
  stop();
  await pass(0);
  expect(logged).toEqual(['The webhook did not take a record']);
  expect(jest.getTimerCount()).toBe(0);
});

test('two tabs that wake in the same instant do not send a record twice', async () => {
  const browser = browserFixture(stored([session(1)]));
  browser.webhook = 'hanging';
  browser.openTab();
  browser.openTab();
  await pass(5.2);
  expect(browser.sent).toHaveLength(1);
});

test('a session above 50 KB is not sent by a leaving page, but at once by the next load', async () => {
  const browser = browserFixture();
  const tab = browser.openTab();
  for (let page = 0; page < 100; page += 1) tab.go(`/no-such-page-${page}-${'x'.repeat(200)}`);
  tab.leave();
  await pass(0);
  expect(browser.sent).toEqual([]);
  expect(queue(browser)).toHaveLength(1);
  tab.stop();

  browser.openTab();
  await pass(0);
  expect(browser.sessions()).toHaveLength(1);
  expect(queue(browser)).toEqual([]);
});

test('a record above 50 KB that was refused waits five minutes like any other', async () => {
  const browser = browserFixture(stored([session(1, 500)]));
  browser.webhook = 'down';
  browser.openTab();
  await pass(0);
  browser.openTab();
  await pass(4.9);
  expect(browser.sent).toHaveLength(1);
  await pass(0.1);
  expect(browser.sent).toHaveLength(2);
});

test('all lists together stay under 1 MB at two bytes a character, and drop their oldest entries', async () => {
  const visits = Array.from({ length: 60 }, (_, index) => session(60 - index, 40));
  const entries = Array.from({ length: 700 }, (_, index) => ({
    start: '2026-03-01',
    end: '2026-03-01T01:02:03Z',
    pages: index,
  }));
  const local = stored(visits);
  local.entries.set('sessionHistory', JSON.stringify(visits));
  local.entries.set('visitHistory', JSON.stringify(entries));
  const browser = browserFixture(local);
  browser.webhook = 'down';
  browser.openTab().leave();
  await pass(0);
  const characters = [...local.entries].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  expect(characters * 2).toBeLessThan(1_000_000);
  const [sent] = browser.sessions();
  const sessions: Visit[] = JSON.parse(local.entries.get('sessionHistory') ?? '');
  const history: unknown[] = JSON.parse(local.entries.get('visitHistory') ?? '');
  expect([queue(browser).at(-1)?.data, sessions.at(-1), history.at(-1)]).toEqual([
    sent,
    sent,
    { start: sent?.startTime, end: sent?.endTime, pages: 1 },
  ]);
  expect([queue(browser)[0]?.data, sessions[0]]).not.toContainEqual(visits[0]);
  expect(history).not.toContainEqual(entries[0]);
});

test('with a full storage a session is sent all the same', async () => {
  const browser = browserFixture();
  const tab = browser.openTab();
  browser.local.fault = 'full';
  tab.session.fault = 'full';
  tab.go('/services');
  tab.leave();
  expect(browser.sessions()).toMatchObject([{ pages: [{}, {}] }]);
});

test('a queue without room for one more record keeps those it has', async () => {
  const browser = browserFixture(stored([session(1)]));
  browser.webhook = 'down';
  const tab = browser.openTab();
  tab.go(`/${'x'.repeat(500)}`);
  browser.local.fault = 'tight';
  tab.leave();
  await pass(0);
  expect(browser.sessions()).toMatchObject([{ pages: [{}, {}] }]);
  expect(queue(browser).map(({ data }) => data)).toEqual([session(1)]);
});

test('a record longer than the limit of the queue does not push the others out', async () => {
  const browser = browserFixture(stored([session(1)]));
  browser.webhook = 'down';
  const tab = browser.openTab();
  tab.go(`/${'x'.repeat(300_000)}`);
  tab.leave();
  await pass(0);
  expect(queue(browser).map(({ data }) => data)).toEqual([session(1)]);
});

test('a record with a timestamp years ahead is sent at once', async () => {
  const browser = browserFixture(stored([session(1)], '2036-03-10T12:00:00.000Z'));
  browser.openTab();
  await pass(0);
  expect(browser.sessions()).toEqual([session(1)]);
  expect(queue(browser)).toEqual([]);
});

test('with a storage that takes nothing a record is sent every 5 minutes, not every second', async () => {
  const browser = browserFixture(stored([session(1)]));
  browser.openTab();
  browser.local.fault = 'full';
  await pass(5);
  expect(browser.sent).toHaveLength(1);
  await pass(4.9);
  expect(browser.sent).toHaveLength(1);
  browser.local.fault = 'none';
  await pass(0.1);
  expect(browser.sent).toHaveLength(2);
  expect(queue(browser)).toEqual([]);
});
