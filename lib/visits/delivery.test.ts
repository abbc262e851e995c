import { memoryStore } from '@/lib/platform/memory-store-fixture';
import { type QueuedRecord, unknownPlace, type Visit } from './records';
import { type BrowserFixture, browserFixture, start } from './tracking-fixtures';

const pass = (minutes: number) => jest.advanceTimersByTimeAsync(minutes * 60_000);

const queue = (browser: BrowserFixture): QueuedRecord[] => browser.stored('failedWebhookRequests');
const queuedData = (browser: BrowserFixture) => queue(browser).map(({ data }) => data);

function session(number: number, pages = 1): Visit {
  const startTime = new Date(start - number * 1000).toISOString();
  const page = { url: 'https://site.example/', title: 'Home', timestamp: startTime, referrer: 'Direct', timeSpent: 1 };
  const device = { deviceId: 'ab'.repeat(16), geoData: unknownPlace };
  const times = { startTime, endTime: startTime, hiddenDurations: [], sessionDuration: 1 };
  return { ...device, ...times, pages: Array.from({ length: pages }, () => page) };
}

function stored(visits: Visit[], timestamp = new Date(start).toISOString()) {
  const records = visits.map((data) => ({ data, timestamp, attemptCount: 0 }));
  return memoryStore({ failedWebhookRequests: JSON.stringify(records) });
}

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
    expect(logged).toEqual(Array.from({ length: 6 }, () => 'The webhook did not take a record'));
  },
);

test('a session that fails on leaving is queued with data, timestamp and attemptCount, and is sent 5 minutes later', async () => {
  const browser = browserFixture();
  browser.webhook = 'down';
  browser.openTab().leave();
  await pass(0);
  const [data] = browser.sessions();
  expect(queue(browser)).toEqual([{ data, timestamp: '2026-03-10T12:00:00.000Z', attemptCount: 0 }]);
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
  const queuedAtSend: number[] = [];
  const post = async () => {
    queuedAtSend.push(queue(browser).length);
    await new Promise((resolve) => setTimeout(resolve, 1000));
  };
  browser.openTab({ post }).leave();
  expect([queuedAtSend, queue(browser).length]).toEqual([[1], 1]);
  await pass(1);
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
    const lastRound = browser.sessions().slice(-25);
    expect(new Set(lastRound.map(({ startTime }) => startTime)).size).toBe(25);
  }
  await pass(30);
  expect(browser.sent).toHaveLength(150);
  expect(queue(browser)).toEqual([]);
});

test('consent withdrawn while many records are sent stops those that have not left yet', async () => {
  const browser = browserFixture(stored(Array.from({ length: 25 }, (_, index) => session(index + 1))));
  browser.webhook = 'hanging';
  browser.openTab();
  await pass(5);
  expect(browser.sent).toHaveLength(10);
  browser.isAllowed = false;
  await pass(5);
  expect(browser.sent).toHaveLength(10);
});

test('a session above 50 KB is not sent by a leaving page, but at once by the next load, and later where that fails', async () => {
  const browser = browserFixture();
  const tab = browser.openTab();
  for (let page = 0; page < 100; page += 1) tab.go(`/no-such-page-${page}-${'x'.repeat(200)}`);
  tab.leave();
  await pass(0);
  expect(browser.sent).toEqual([]);
  expect(queue(browser)).toHaveLength(1);
  tab.stop();

  browser.webhook = 'down';
  browser.openTab().stop();
  await pass(0);
  expect(browser.sessions()).toHaveLength(1);
  browser.webhook = 'up';
  browser.openTab();
  await pass(4.9);
  expect(browser.sessions()).toHaveLength(1);
  await pass(0.1);
  expect(queue(browser)).toEqual([]);
});

test('all lists together stay under 1 MB at two bytes a character, and drop their oldest entries', async () => {
  const visits = Array.from({ length: 60 }, (_, index) => session(60 - index, 40));
  const entry = { start: '2026-03-01', end: '2026-03-01T01:02:03Z' };
  const entries = Array.from({ length: 700 }, (_, pages) => ({ ...entry, pages }));
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
  for (const list of [queuedData(browser), browser.stored('sessionHistory')]) {
    expect(list.at(-1)).toEqual(sent);
    expect(list).not.toContainEqual(visits[0]);
  }
  const history = browser.stored('visitHistory');
  expect(history.at(-1)).toEqual({ start: sent?.startTime, end: sent?.endTime, pages: 1 });
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
