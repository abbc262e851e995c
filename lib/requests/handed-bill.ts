import type { TextStore } from '@/lib/platform/storage.browser';

/** In the tab's storage between the bill and the contact form. Not in the address, which a server would log. */
const KEY = 'billForMessage';

const listeners = new Set<() => void>();

/** Hands the bill to the contact form, on this page or the next. Returns whether a form is on this page. */
export function handBill(text: string, store: TextStore): boolean {
  store.write(KEY, text);
  for (const listener of listeners) listener();
  return listeners.size > 0;
}

/** Calls `onBill` with a bill handed over before, then with each new one (`isHere`); on false it waits. Returns a stop function. */
export function watchHandedBill(store: TextStore, onBill: (text: string, isHere: boolean) => boolean): () => void {
  const take = (isHere: boolean) => {
    const text = store.read(KEY);
    if (text !== null && onBill(text, isHere)) store.remove(KEY);
  };
  const takeHere = () => take(true);
  take(false);
  listeners.add(takeHere);
  return () => {
    listeners.delete(takeHere);
  };
}
