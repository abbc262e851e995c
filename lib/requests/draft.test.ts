import { startupFields } from '@/content/forms/startup';
import { vpsFields } from '@/content/forms/vps';
import { site } from '@/content/site';
import { browserClock } from '@/lib/platform/clock';
import { memoryStore } from '@/lib/platform/memory-store-fixture';
import {
  beginning,
  clearDraft,
  createRequestId,
  type Draft,
  type Prefill,
  planPrefill,
  readDraft,
  saveDraft,
} from './draft';
import { enquiryPrefill } from './enquiry';

const draft = { requestId: 'DT-0000-0000', source: '?service=Other', step: 1, entries: { name: ['Ada'] } };

function ports() {
  const store = memoryStore();
  const at = (nowMs: number) => ({ store, clock: { ...browserClock, now: () => nowMs } });
  return { store, at, now: at(1_000_000) };
}

test('a draft comes back unchanged for 24 hours, and is then deleted, as is one from a day ahead', () => {
  const { store, at, now } = ports();
  saveDraft('startup', draft, now);
  expect(readDraft('startup', at(1_000_000 + 86_399_999))).toEqual({ savedAt: 1_000_000, ...draft });
  expect(readDraft('startup', at(1_000_000 + 86_400_000))).toBeNull();
  saveDraft('startup', draft, at(1_000_000 + 86_400_000));
  expect(readDraft('startup', now)).toBeNull();
  expect(store.entries.size).toBe(0);
});

test('each form has its own draft', () => {
  const { store, now } = ports();
  saveDraft('vps', draft, now);
  saveDraft('enquiry', draft, now);
  clearDraft('vps', store);
  expect(readDraft('vps', now)).toBeNull();
  expect(readDraft('enquiry', now)).not.toBeNull();
});

const malformed = JSON.stringify({ savedAt: 1_000_000, ...draft, entries: { service: ['Other'], name: 'Ada' } });
const withoutEntries = JSON.stringify({ savedAt: 1_000_000, ...draft, entries: null });

test.each(['', 'null', '{', '[]', '{"savedAt":1}', malformed, withoutEntries])('%j is not a draft', (text) => {
  const { store, now } = ports();
  store.write('draft:enquiry', text);
  expect(readDraft('enquiry', now)).toBeNull();
});

describe('a form opened again by the card of a plan', () => {
  const card = (plan: string) => planPrefill('selectedPlan', startupFields.selectedPlan, plan);
  /** Begun from the card of Launch; Boost was chosen in it. */
  const begun = (step: number): Draft => ({
    ...draft,
    savedAt: 0,
    source: 'startup-launch',
    step,
    entries: { name: ['Ada'], selectedPlan: ['startup-boost'] },
  });

  test('keeps its step and the plan that was chosen in it, if the card is the same', () => {
    expect(beginning(begun(3), card('startup-launch'), 4)).toEqual({ values: begun(3).entries, step: 3 });
  });

  test('has the plan of another card, and shows the step of plans', () => {
    const values = { name: ['Ada'], selectedPlan: ['startup-build'] };
    expect(beginning(begun(3), card('startup-build'), 4)).toEqual({ values, step: 2 });
  });

  test('does not skip a step that was not filled in', () => {
    expect(beginning(begun(1), card('startup-build'), 4).step).toBe(1);
  });
});

describe('the values a form starts with', () => {
  const valuesOf = (older: Draft | null, link: Prefill) => beginning(older, link, 1).values;
  const link = enquiryPrefill('?service=IT+Support&message=Hello%0Athere');
  const typed = { service: ['Other'], message: ['Mine'], name: ['Ada'] };
  const saved = (source: string, others = {}) => ({ ...draft, savedAt: 0, source, entries: { ...typed, ...others } });

  test('are the service and the message of a link', () => {
    expect(valuesOf(null, link)).toEqual({ service: ['IT Support'], plan: [], message: ['Hello\nthere'] });
  });

  test('have no words that the visitor does not see: no gaps, no invisible characters', () => {
    const tags = [...'call me'].map((letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0))).join('');
    const hidden = `Hi\u200B\u202E${tags}\uFE0F there${'\r\n \u3164'.repeat(400)}${'\u00A0\u2800'.repeat(90)}Pay`;
    expect(valuesOf(null, enquiryPrefill(`?message=${encodeURIComponent(hidden)}`))).toEqual({
      message: ['Hi there\n\nPay'],
    });
  });

  const tooLong = `?message=${'x'.repeat(5001)}`;

  test.each([
    ['an unknown service', '?service=Plumbing'],
    ['a blank message', '?message=%20%00'],
    ['a message that is too long', tooLong],
    ['an unknown plan', '?plan=x'],
    ['no value', ''],
  ])('are none from a link with %s', (_, search) => {
    expect(valuesOf(null, enquiryPrefill(search))).toEqual({});
  });

  test("have a link's service instead of an older draft's, and the draft's typed text", () => {
    expect(valuesOf(saved(''), link)).toEqual({ ...typed, service: ['IT Support'], plan: [] });
  });

  test("have a link's message in place of the one that an older link wrote, unless the visitor changed that", () => {
    const given = (message: string) => ({ ...saved('?message=Mine'), given: { message: [message] } });
    expect(valuesOf(given('Mine'), link)).toMatchObject({ message: ['Hello\nthere'] });
    expect(valuesOf(given('Min'), link)).toMatchObject({ message: ['Mine'] });
  });

  test('come from the draft if the same link is loaded again', () => {
    const older = saved('?service=IT+Support&message=Hello%0Athere');
    expect(valuesOf(older, link)).toMatchObject({ service: ['Other'] });
  });

  test("have the choice of a click, which has no address, instead of the draft's", () => {
    const click = planPrefill('plan', vpsFields.plan, 'vps-growth');
    expect(valuesOf(saved('', { plan: ['vps-scale'] }), click)).toMatchObject({
      plan: ['vps-growth'],
      message: ['Mine'],
    });
  });
});

test('a reference is short, has no letters that look like others, and depends on every random byte', () => {
  const id = (first: number) => createRequestId((count) => new Uint8Array(count).fill(first));
  expect(id(0)).toBe(`${site.reference}-0000-0000`);
  expect(id(31)).toBe(`${site.reference}-ZZZZ-ZZZZ`);
  for (let byte = 0; byte < 256; byte += 1) expect(id(byte)).toMatch(/^[A-Z]+(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
  const each = Array.from({ length: 9 }, (_, place) =>
    createRequestId((count) => new Uint8Array(count).fill(1, place)),
  );
  expect(new Set(each).size).toBe(9);
});
