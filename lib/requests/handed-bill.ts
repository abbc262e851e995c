import type { TextStore } from '@/lib/platform/storage.browser';

/** In the tab's storage between the bill and the contact form. Not in the address, which a server would log. */
const KEY = 'billForMessage';

/** What a form on the page of the bill gets with it; on the next page the link says it. */
type Here = { service: string };

const listeners = new Set<(here: Here) => void>();

/** Hands the bill to the contact form, on this page or the next. Returns whether a form is on this page. */
export function handBill(text: string, store: TextStore, here: Here): boolean {
  store.write(KEY, text);
  for (const listener of listeners) listener(here);
  return listeners.size > 0;
}

/** Calls `onBill` with a bill handed over before, then with each new one (`here`); on false it waits. Returns a stop function. */
export function watchHandedBill(store: TextStore, onBill: (text: string, here?: Here) => boolean): () => void {
  const take = (here?: Here) => {
    const text = store.read(KEY);
    if (text !== null && onBill(text, here)) store.remove(KEY);
  };
  take();
  listeners.add(take);
  return () => {
    listeners.delete(take);
  };
}
