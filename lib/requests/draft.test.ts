import type { TextStore } from '@/lib/platform/text-store';
import { clearDraft, DRAFT_LIFETIME_MS, readDraft, saveDraft } from './draft';

const draft = { requestId: 'DT-0000-0000', source: '?service=Other', step: 1, entries: { name: ['Ada'] } };

function ports() {
  const kept = new Map<string, string>();
  const store: TextStore = {
    read: (key) => kept.get(key) ?? null,
    write: (key, text) => kept.set(key, text),
    remove: (key) => kept.delete(key),
  };
  const clock = { now: () => 1_000_000, after: () => () => {}, every: () => () => {} };
  return { kept, store, clock };
}

test('a draft comes back as it was, for 24 hours and not longer', () => {
  const { store, clock } = ports();
  saveDraft('startup', draft, { store, clock });
  const later = (ms: number) => ({ store, clock: { ...clock, now: () => 1_000_000 + ms } });
  expect(DRAFT_LIFETIME_MS).toBe(86_400_000);
  expect(readDraft('startup', later(DRAFT_LIFETIME_MS - 1))).toEqual({ savedAt: 1_000_000, ...draft });
  expect(readDraft('startup', later(DRAFT_LIFETIME_MS))).toBeNull();
});

test('a draft that is too old leaves the store', () => {
  const { kept, store, clock } = ports();
  saveDraft('vps', draft, { store, clock });
  readDraft('vps', { store, clock: { ...clock, now: () => 1_000_000 + DRAFT_LIFETIME_MS } });
  expect(kept.size).toBe(0);
});

test('each form has a draft of its own, and clearing one leaves the other', () => {
  const { store, clock } = ports();
  saveDraft('vps', draft, { store, clock });
  saveDraft('enquiry', draft, { store, clock });
  clearDraft('vps', store);
  expect(readDraft('vps', { store, clock })).toBeNull();
  expect(readDraft('enquiry', { store, clock })).not.toBeNull();
});

test.each([
  '',
  'null',
  '{',
  '[]',
  '{"savedAt":1}',
  '{"savedAt":1000000,"requestId":"x","source":"","step":0,"entries":{"name":"Ada"}}',
])('what is no draft, %j, is none', (text) => {
  const { store, clock } = ports();
  store.write('draft:enquiry', text);
  expect(readDraft('enquiry', { store, clock })).toBeNull();
});

test('a draft from the future, of a clock set back, is none', () => {
  const { store, clock } = ports();
  saveDraft('vps', draft, { store, clock });
  expect(readDraft('vps', { store, clock: { ...clock, now: () => 999_999 } })).toBeNull();
});
