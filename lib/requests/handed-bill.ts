import type { TextStore } from '@/lib/platform/storage.browser';

/** In the tab's storage between the bill and the contact form. Not in the address, which a server would log. */
const KEY = 'billForMessage';

const listeners = new Set<(service: string) => void>();

/** Hands the bill and its service to the contact form, on this page or the next. Returns whether a form is on this page. */
export function handBill(text: string, service: string, store: TextStore): boolean {
  store.write(KEY, text);
  for (const listener of listeners) listener(service);
  return listeners.size > 0;
}

type OnBill = (text: string, service?: string) => boolean;

/** Calls `onBill` with a bill handed over before, then with each new one and its service; on false it waits. Returns a stop function. */
export function watchHandedBill(store: TextStore, onBill: OnBill): () => void {
  const take = (service?: string) => {
    const text = store.read(KEY);
    if (text !== null && onBill(text, service)) store.remove(KEY);
  };
  take();
  listeners.add(take);
  return () => {
    listeners.delete(take);
  };
}
