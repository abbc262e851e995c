import { browserClock } from '@/lib/platform/clock';
import { type MemoryStore, memoryStore } from '@/lib/platform/memory-store-fixture';
import { createConsent } from './consent';

const now = Date.parse('2026-03-10T12:00:00Z');
let tabs: (() => void)[];

beforeEach(() => {
  jest.useFakeTimers({ now });
  tabs = [];
});

const open = (local: MemoryStore, { isSignalOn = false } = {}) =>
  createConsent({
    clock: browserClock,
    local,
    isSignalOn: () => isSignalOn,
    watchKeys(_, onChange) {
      tabs.push(onChange);
      return () => {};
    },
  });

test.each([
  ['accepted', 'true'],
  ['rejected', 'false'],
] as const)('%s is stored as %j with its date, and is still valid after the next load', (choice, stored) => {
  const local = memoryStore();
  open(local).choose(choice);
  expect(Object.fromEntries(local.entries)).toEqual({
    trackingConsent: stored,
    trackingConsentDate: '2026-03-10T12:00:00.000Z',
  });
  expect(open(local).current()).toEqual({ status: choice, sinceMs: now });
});

test('after six months the choice is undecided again', () => {
  const local = memoryStore();
  open(local).choose('accepted');
  jest.setSystemTime(Date.parse('2026-09-10T11:59:59Z'));
  expect(open(local).current().status).toBe('accepted');
  jest.setSystemTime(Date.parse('2026-09-10T12:00:00Z'));
  expect(open(local).current().status).toBe('undecided');
});

test.each([
  ['no date, from now', '', 0],
  ['a date years ahead, from now', '2031-01-01T00:00:00Z', 0],
  ['a date an hour ahead, because the clock was set back, from then', '2026-03-10T13:00:00.000Z', 3_600_000],
])('a stored choice is valid: with %s', (_, trackingConsentDate, aheadMs) => {
  const local = memoryStore({ trackingConsent: 'true', trackingConsentDate });
  expect(open(local).current()).toEqual({ status: 'accepted', sinceMs: now + aheadMs });
  expect(local.entries.get('trackingConsentDate')).toBe(new Date(now + aheadMs).toISOString());
});

const nothing: Record<string, string> = {};
const nonsense = ['', 'TRUE', '"true"', '{"tr', '[]', 'null', '\u0000\uffff', 'true'.repeat(100_000)];

test.each([nothing, ...nonsense.map((trackingConsent) => ({ trackingConsent }))])(
  'without a stored true or false the visitor is undecided (%#)',
  (stored) => {
    const local = memoryStore(stored);
    expect(open(local).current()).toEqual({ status: 'undecided' });
    expect(local.entries.get('trackingConsent')).toBe(stored.trackingConsent);
  },
);

test('with Global Privacy Control on there is neither banner nor tracking, until the visitor opts in', () => {
  const local = memoryStore();
  expect(open(local, { isSignalOn: true }).current()).toEqual({ status: 'refused-by-signal' });
  open(local, { isSignalOn: true }).choose('accepted');
  expect(open(local, { isSignalOn: true }).current().status).toBe('accepted');
});

test.each([
  ['overrules Accept', 'accepted', 'refused-by-signal'],
  ['leaves Reject alone', 'rejected', 'rejected'],
] as const)('Global Privacy Control switched on later %s', (_, choice, status) => {
  const local = memoryStore();
  open(local).choose(choice);
  expect(open(local, { isSignalOn: true }).current().status).toBe(status);
});

test('consent given without the signal does not count while the signal is on', () => {
  const local = memoryStore();
  open(local, { isSignalOn: true }).choose('accepted');
  open(local).choose('accepted');
  expect(open(local, { isSignalOn: true }).current().status).toBe('refused-by-signal');
});

test('watchers are called after a choice, in this tab and in another', () => {
  const local = memoryStore();
  const calls: string[] = [];
  const here = open(local);
  here.watch(({ status }) => calls.push(`here ${status}`));
  const stop = open(local).watch(({ status }) => calls.push(`there ${status}`));
  here.choose('rejected');
  for (const notify of tabs) notify();
  stop();
  expect(calls.slice(0, 3)).toEqual(['here undecided', 'there undecided', 'here rejected']);
  expect(calls.at(-1)).toBe('there rejected');
});

test.each(['full', 'blocked'] as const)(
  'with a storage that is %s the choice is valid for this page, and is stored once that works',
  (fault) => {
    const local = memoryStore();
    local.fault = fault;
    const consent = open(local);
    consent.choose('accepted');
    expect(consent.current()).toEqual({ status: 'accepted', sinceMs: now });
    local.fault = 'none';
    consent.current();
    expect(local.entries.get('trackingConsent')).toBe('true');
  },
);

test('consent withdrawn with a full storage does not count in other tabs and pages', () => {
  const local = memoryStore();
  const consent = open(local);
  consent.choose('accepted');
  local.fault = 'tight';
  consent.choose('rejected');
  expect(consent.current().status).toBe('rejected');
  expect(open(local).current().status).toBe('undecided');
});
