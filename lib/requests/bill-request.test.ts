import { emptyBill, withLineOut, withLines } from '@/lib/bill/bill';
import { memoryStore } from '@/lib/platform/memory-store-fixture';
import { textStore } from '@/lib/platform/storage.browser';
import { billContactLink } from './bill-request';
import { handBill, watchHandedBill } from './handed-bill';

test.each([
  [['vps-growth', 'wiki'], '/contact?service=Managed%20Services#enquiry-heading'],
  [['website-business', 'support-essential'], '/contact?service=WordPress%20Development#enquiry-heading'],
  [['vps-growth', 'website-business'], '/contact?service=Other#enquiry-heading'],
])('a bill with %j leads to %s', (ids, link) => {
  expect(billContactLink(withLines(emptyBill, ids))).toBe(link);
});

test('a crossed-out line does not choose the service', () => {
  const bill = withLineOut(withLines(emptyBill, ['vps-growth', 'website-business']), 'website-business');
  expect(billContactLink(bill)).toBe('/contact?service=Managed%20Services#enquiry-heading');
});

test('a contact form on this page takes a bill at once, else the next one does, once, with blocked storage too', () => {
  for (const fault of ['none', 'blocked'] as const) {
    const memory = memoryStore();
    memory.fault = fault;
    const store = textStore(memory);
    const taken: unknown[] = [];
    expect(handBill('first', '', store)).toBe(false);
    const take = (...bill: unknown[]) => taken.push(bill) > 0;
    const stop = watchHandedBill(store, take);
    expect(handBill('second', 'Other', store)).toBe(true);
    stop();
    watchHandedBill(store, take)();
    expect(taken).toEqual([
      ['first', undefined],
      ['second', 'Other'],
    ]);
  }
});
