import { hostileStrings } from '@/lib/requests/mail/hostile-strings-fixture';
import { billItems, emptyBill, withLineOut, withLines } from './bill';
import { billHash, readBillHash, readStoredBill, storedText } from './read-bill';

const bill = withLines(emptyBill, ['vps-growth', 'team-chat', 'support-essential'], 40);

test('a bill comes back from storage and from a link as it was, without what is crossed out', () => {
  const crossed = withLineOut(bill, 'support-essential');
  const expected = withLines(emptyBill, ['vps-growth', 'team-chat'], 40);
  expect(readStoredBill(storedText(crossed))).toEqual(expected);
  expect(readBillHash(billHash(crossed))).toEqual({ bill: expected, unread: '' });
});

test('a link carries people and ids alone, so that an old link has the prices of today', () => {
  expect(billHash(bill)).toBe('#bill=40,vps-growth,team-chat,support-essential');
});

test.each(['', '{', 'null', '[]', '7', '{"people":25}', '{"people":25,"ids":"wiki"}'])(
  'the stored text %j is an empty bill',
  (text) => {
    expect(readStoredBill(text)).toEqual(emptyBill);
  },
);

test.each([
  ['another number of people', '{"people":-3,"ids":["wiki"]}'],
  ['half a person', '{"people":12.5,"ids":["wiki"]}'],
  ['a plan of an older site', '{"people":25,"ids":["vps-tiny","wiki",null,{"id":"notes"}]}'],
  ['a line twice', '{"people":25,"ids":["wiki","wiki"]}'],
])('stored text with %s keeps what is known', (_, text) => {
  expect(readStoredBill(text)).toEqual(withLines(emptyBill, ['wiki']));
});

test('a link with unknown lines opens what is known, and counts the others', () => {
  expect(readBillHash('#bill=25,wiki,vps-tiny,team-chat,plan-of-2019')).toEqual({
    bill: withLines(emptyBill, ['wiki', 'team-chat'], 25),
    unread: '2 lines of this link are not on our price list and were left out.',
  });
});

test('10,000 lines of a link are read in one go: each known one once', () => {
  const all = billItems.map(({ id }) => id);
  const lines = Array.from({ length: 10_000 }, (_, index) => (index % 2 ? `x${index}` : all[index % all.length]));
  const read = readBillHash(`#bill=25,${lines}`);
  expect(read?.bill.lines.length).toBeLessThanOrEqual(all.length);
  expect(read?.unread).toBe('5,000 lines of this link are not on our price list and were left out.');
});

test('lines beyond what is read are not said to be missing from the price list', () => {
  const read = readBillHash(`#bill=25,${'wiki,'.repeat(50_000)}`);
  expect(read?.bill.lines).toHaveLength(1);
  expect(read?.unread).toBe('Only the first 10,000 lines of this link were read.');
});

test.each(['#bill%3D40%2Cteam-chat%2Cwiki', '#bill=٤٠, Team-Chat, wiki)'])(
  'a link that mail or chat has changed opens the bill that it had: %s',
  (hash) => {
    expect(readBillHash(hash)).toEqual({ bill: withLines(emptyBill, ['team-chat', 'wiki'], 40), unread: '' });
  },
);

test('a number of people that is none is said', () => {
  const unread = 'The number of people in this link could not be read, so it is 25.';
  expect(readBillHash('#bill=40.5,wiki')).toEqual({ bill: withLines(emptyBill, ['wiki'], 25), unread });
});

test('hostile text in a link adds nothing and is not kept', () => {
  for (const text of hostileStrings(300)) {
    const read = readBillHash(`#bill=25,${text},wiki`);
    expect(read?.bill).toEqual(withLines(emptyBill, ['wiki'], 25));
  }
});

test.each([
  ['no number of people', '#bill=wiki', emptyBill.people],
  ['too many people', '#bill=999999,wiki', 5000],
  ['too few people', '#bill=2,wiki', 10],
  ['people in words', '#bill=forty,wiki', emptyBill.people],
  ['commas that a mail program encoded', '#bill=60%2Cwiki', 60],
  ['a broken escape', '#bill=60,%,wiki', 60],
])('a link with %s still opens', (_, hash, people) => {
  const read = readBillHash(hash);
  expect(read?.bill.people).toBe(people);
  expect(read?.bill.lines.map(({ id }) => id)).toEqual(['wiki']);
});

test.each(['', '#', '#start', '#bill', '#receipt'])('the address end %j carries no bill', (hash) => {
  expect(readBillHash(hash)).toBeNull();
});
