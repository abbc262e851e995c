import { sharedTrackingKeys, tabTrackingKeys } from '@/content/storage-keys';
import { memoryStore } from '@/lib/platform/memory-store-fixture';
import { browserFixture, pass } from './tracking-fixtures';

const bad = {
  'half JSON': '{"startTime":"2026-03-1',
  'the wrong shape': '{"startTime":5,"pages":{},"data":[],"dueDate":"never"}',
  huge: `[${`"${'x'.repeat(37)}",`.repeat(30_000)}"x"]`,
  null: 'null',
  'an array': '[null,1,{"data":{}},[[]]]',
  binary: '\u0000\u0001\ud800\uffff',
};

const shared = Object.values(sharedTrackingKeys);
const cases = [...shared, ...Object.values(tabTrackingKeys)].flatMap((key) =>
  Object.entries(bad).map(([kind, value]) => [key, kind, value] as const),
);

/** One visit with a page load after it, and time for a retry. */
async function visitTwice(local = memoryStore(), session = memoryStore()) {
  const browser = browserFixture(local);
  const tab = browser.openTab({ session });
  await pass(3);
  tab.go('/services');
  tab.hide();
  tab.show();
  tab.leave();
  tab.stop();
  const { stop } = browser.openTab({ session });
  await pass(6 * 60);
  stop();
  return browser;
}

test.each(cases)(
  'with %s holding %s nothing throws, and the visit arrives complete and once',
  async (key, _, value) => {
    const entries = { [key]: value };
    const isShared = shared.some((sharedKey) => sharedKey === key);
    const browser = await visitTwice(memoryStore(isShared ? entries : {}), memoryStore(isShared ? {} : entries));
    expect(browser.sessions()).toMatchObject([{ sessionDuration: 3, pages: [{ timeSpent: 3 }, {}] }]);
    expect([...browser.local.entries.values()]).not.toContain(value);
  },
);

test('one bad entry of a list leaves the good ones', async () => {
  const line = { start: '2026-03-01T00:00:00Z', end: '2026-03-01T00:01:00Z', pages: 2 };
  const browser = await visitTwice(memoryStore({ visitHistory: JSON.stringify([{ start: 'soon' }, line]) }));
  expect(browser.stored('visitHistory')).toMatchObject([line, { pages: 2 }]);
});

test.each(['full', 'blocked'] as const)(
  'with a storage that is %s nothing throws, and tracking works again once it does',
  async (fault) => {
    const local = memoryStore();
    const session = memoryStore();
    for (const store of [local, session]) store.fault = fault;
    await visitTwice(local, session);
    for (const store of [local, session]) store.fault = 'none';
    const browser = await visitTwice(local, session);
    expect([browser.sessions().length, browser.stored('sessionHistory').length]).toEqual([1, 1]);
  },
);
