import { memoryStore } from '@/lib/platform/memory-store-fixture';
import { textStore } from '@/lib/platform/storage.browser';
import { isOnBill } from './bill';
import { billSession } from './bill-session';
import { readBillHash } from './read-bill';

function start(stored?: string) {
  const store = memoryStore(stored ? { bill: stored } : {});
  return { store, session: billSession(textStore(store)) };
}

const chosen = (people: number) => ({ people, isSample: false });
const sample = (people: number) => ({ people, isSample: true });

const idsOf = ({ current }: ReturnType<typeof billSession>) => current().bill.lines.map(({ id }) => id);

test('what is added is there after a reload; an empty bill leaves nothing in the storage', () => {
  const { store, session } = start();
  session.toggle('vps-growth');
  session.toggle('wiki');
  expect(idsOf(billSession(store))).toEqual(['vps-growth', 'wiki']);
  session.toggle('vps-growth');
  session.toggle('wiki');
  expect(store.entries.size).toBe(0);
});

test('where the storage is full or blocked, the bill works until the page is left', () => {
  for (const fault of ['full', 'blocked'] as const) {
    const { store, session } = start();
    store.fault = fault;
    session.toggle('wiki');
    session.open();
    session.crossOut('wiki');
    session.putBack('wiki');
    expect(isOnBill(session.current().bill, 'wiki')).toBe(true);
    session.reread();
    expect(idsOf(session)).toEqual(['wiki']);
  }
});

test('a crossed-out line stays until the bill closes, and can be put back in its place; an open bill shows what another page changed', () => {
  const { store, session } = start('{"people":25,"ids":["wiki","notes"]}');
  session.open();
  session.crossOut('wiki');
  // As when the page comes back with the Back button.
  session.reread();
  expect(session.current().bill.lines.map(({ id, isOut }) => [id, isOut])).toEqual([
    ['wiki', true],
    ['notes', false],
  ]);
  session.putBack('wiki');
  expect(idsOf(session)).toEqual(['wiki', 'notes']);
  session.crossOut('wiki');
  session.close();
  expect(idsOf(session)).toEqual(['notes']);
  session.open();
  store.write('bill', '{"people":25,"ids":["wiki"]}');
  session.reread();
  expect([session.current().view.status, idsOf(session)]).toEqual(['open', ['wiki']]);
});

test('the button that added a line crosses it out while the bill is open, and takes it off otherwise', () => {
  const { session } = start('{"people":25,"ids":["wiki","notes"]}');
  session.open();
  session.toggle('wiki');
  expect(session.current().view.status).toBe('open');
  expect(session.current().bill.lines.map(({ id, isOut }) => [id, isOut])).toEqual([
    ['wiki', true],
    ['notes', false],
  ]);
  session.close();
  session.toggle('notes');
  expect(idsOf(session)).toEqual([]);
});

test('the size beside a price goes along: a chosen one counts for the whole bill, a sample only before its first tool', () => {
  const { session } = start('{"people":25,"ids":["vps-growth"]}');
  const people = () => session.current().bill.people;
  session.toggle('team-chat', sample(40));
  expect(people()).toBe(40);
  session.toggle('wiki', chosen(100));
  expect(people()).toBe(100);
  session.toggle('notes', sample(40));
  expect(people()).toBe(100);
  session.toggle('notes', chosen(60));
  expect(people()).toBe(100);
});

test('the bill of a link is shown, and the own one, with what is added meanwhile, stays stored and is back when it closes, unless the visitor keeps the other', () => {
  const { store, session } = start('{"people":25,"ids":["wiki"]}');
  const openLink = (hash: string) => {
    const read = readBillHash(hash);
    if (read) session.openLink(read);
  };
  openLink('#bill=25,plan-of-2019');
  expect(idsOf(session)).toEqual(['wiki']);
  expect(session.current().view).toEqual({
    status: 'open',
    unread: '1 line of this link is not on our price list and was left out.',
  });
  for (const hash of ['#bill=30,notes', '#bill=40,notes,team-chat']) openLink(hash);
  expect(idsOf(session)).toEqual(['notes', 'team-chat']);
  session.toggle('vps-growth');
  expect(idsOf(billSession(store))).toEqual(['wiki', 'vps-growth']);
  session.close();
  expect(idsOf(session)).toEqual(['wiki', 'vps-growth']);
  openLink('#bill=30,notes');
  session.open();
  session.close();
  expect(idsOf(billSession(store))).toEqual(['notes']);
});
