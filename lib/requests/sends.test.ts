import { browserClock } from '@/lib/platform/clock';
import { memoryStore } from '@/lib/platform/memory-store-fixture';
import { textStore } from '@/lib/platform/storage.browser';
import { readDraft, saveDraft } from './draft';
import { type Note, watchNotes } from './page-note';
import { createSends } from './sends';

const texts = { failed: 'Failed.', sentNote: 'Sent:' };
const failure = { status: 'failed', reason: '500 No' } as const;

const storageOf = (entries: Record<string, string> = {}) => memoryStore(entries);

/** Opens a page in a tab with this storage, and a form with a text in it. */
function openPage(storage: ReturnType<typeof memoryStore>) {
  const store = textStore(storage);
  const ports = { store, clock: browserClock };
  const sends = createSends({ ...ports, random: (count) => crypto.getRandomValues(new Uint8Array(count)) });
  sends.takeReference('enquiry');
  const type = (isUnconfirmed = readDraft('enquiry', ports)?.isUnconfirmed ?? false) =>
    saveDraft('enquiry', { requestId: '', isUnconfirmed, source: '', step: 0, entries: { name: ['Ada'] } }, ports);
  type();
  return {
    ...sends,
    reference: () => sends.reference('enquiry'),
    status: () => sends.status('enquiry'),
    send(outcome: Parameters<typeof sends.follow>[1]) {
      type(true);
      return sends.follow('enquiry', outcome, texts);
    },
  };
}

let notes: (Note | null)[];
let stop: () => void;
beforeEach(() => {
  notes = [];
  stop = watchNotes((note) => notes.push(note));
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

test('a try that failed keeps its reference on the next page of the tab', async () => {
  const storage = storageOf();
  const page = openPage(storage);
  await page.send(Promise.resolve(failure));
  const reference = page.reference();
  page.leave();
  expect(openPage(storage).reference()).toBe(reference);
});

test.each([
  ['before a send', () => {}],
  ['after one that failed', (page: ReturnType<typeof openPage>) => page.send(Promise.resolve(failure))],
])('a tab that is duplicated %s makes its own reference', async (_, prepare) => {
  const storage = storageOf();
  const page = openPage(storage);
  await prepare(page);
  const copy = storageOf(Object.fromEntries(storage.entries));
  const references = [page.reference(), openPage(copy).reference()];
  expect(new Set(references).size).toBe(2);
  // The next page of a tab takes the reference out of the storage: its copy makes its own as well.
  page.leave();
  const next = openPage(storage);
  const copyOfNext = openPage(storageOf(Object.fromEntries(storage.entries)));
  expect(next.reference()).toBe(references[0]);
  expect(references).not.toContain(copyOfNext.reference());
});

test('a page that comes back from the cache has its reference, and a new one after another page has sent the request', async () => {
  const storage = storageOf();
  const page = openPage(storage);
  const reference = page.reference();
  page.leave();
  page.comeBack();
  expect(page.reference()).toBe(reference);
  page.leave();
  await openPage(storage).send(Promise.resolve({ status: 'sent' }));
  page.comeBack();
  expect(page.reference()).not.toBe(reference);
});

test('a request whose page was left during its send is unconfirmed on the next page, until a new send ends', async () => {
  const storage = storageOf();
  const page = openPage(storage);
  void page.send(new Promise(() => {}));
  expect(page.status()).toBe('sending');
  page.leave();
  const next = openPage(storage);
  expect(next.status()).toBe('unconfirmed');
  await next.send(Promise.resolve(failure));
  expect(next.status()).toBe('failed');
  await next.send(Promise.resolve({ status: 'sent' }));
  expect(next.status()).toBe('none');
  expect(storage.entries.size).toBe(0);
});

test('an outcome goes to the form that is shown by then, or else to a note, which the next send removes', async () => {
  const page = openPage(storageOf());
  const shown: string[] = [];
  const hide = page.showIn('enquiry', ({ status }) => shown.push(status) > 0);
  await page.send(Promise.resolve(failure));
  expect([shown, notes]).toEqual([['failed'], [null]]);
  hide();
  await page.send(Promise.resolve({ status: 'invalid', errors: {}, banner: '' }));
  const reference = page.reference();
  await page.send(Promise.resolve({ status: 'sent' }));
  expect(shown).toEqual(['failed']);
  expect(notes).toEqual([null, null, { text: 'Failed. What you typed is kept.' }, null, { text: 'Sent:', reference }]);
});
