import { emptyBill, withLineOut, withLines } from './bill';
import { billHash, readBillHash, readStoredBill, storedText } from './read-bill';

const bill = withLines(emptyBill, ['vps-growth', 'team-chat', 'support-essential'], 40);

test('a bill comes back from storage and from a link as it was, without what is crossed out', () => {
  const crossed = withLineOut(bill, 'support-essential');
  const expected = withLines(emptyBill, ['vps-growth', 'team-chat'], 40);
  expect(readStoredBill(storedText(crossed))).toEqual(expected);
  expect(readBillHash(billHash(crossed))).toEqual({ bill: expected, unread: '' });
});

test('a link carries people and ids without prices, so that an old link has those of today', () => {
  expect(billHash(bill)).toBe('#bill=40,38,vps-growth,team-chat,support-essential');
});

test.each(['', '{', 'null', '[]', '7', '{"people":25}', '{"people":25,"ids":"wiki"}'])(
  'the stored text %j is an empty bill',
  (text) => {
    expect(readStoredBill(text)).toEqual(emptyBill);
  },
);

test.each([
  ['another number of people', '{"people":-3,"ids":["wiki"]}'],
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

test.each([
  ['inside of its last line, which names another plan then', '#bill=25,31,vps-growth,website-business'],
  ['after a comma', '#bill=25,31,vps-growth,'],
])('a link that was cut %s says so', (_, hash) => {
  expect(readBillHash(hash)?.unread).toMatch(/^Part of this link is missing/);
});

test.each(['#bill=40,14,team-%0D%0Achat,wiki', '#bill%3D40%2Cteam-chat%2Cwiki', '#bill=٤٠, Team-Chat, wiki)'])(
  'a link that mail or chat has changed opens the bill that it had: %s',
  (hash) => {
    expect(readBillHash(hash)).toEqual({ bill: withLines(emptyBill, ['team-chat', 'wiki'], 40), unread: '' });
  },
);

test('a number of people that is none is said', () => {
  const unread = 'The number of people in this link could not be read, so it is 25.';
  expect(readBillHash('#bill=40.5,wiki')).toEqual({ bill: withLines(emptyBill, ['wiki'], 25), unread });
});

test.each([
  ['no number of people', '#bill=wiki', emptyBill.people],
  ['too many people', '#bill=999999,wiki', 5000],
  ['a broken escape', '#bill=60,%,wiki', 60],
])('a link with %s still opens', (_, hash, people) => {
  const read = readBillHash(hash);
  expect(read?.bill.people).toBe(people);
  expect(read?.bill.lines.map(({ id }) => id)).toEqual(['wiki']);
});

test.each(['', '#', '#start', '#bill', '#receipt'])('the address end %j carries no bill', (hash) => {
  expect(readBillHash(hash)).toBeNull();
});
