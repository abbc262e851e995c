import type { Store } from './storage';

/** A storage for tests: its entries, and two ways in which real ones fail. */
export type MemoryStore = Store & { entries: Map<string, string>; fault: 'none' | 'full' | 'blocked' };

export function memoryStore(entries: Record<string, string> = {}): MemoryStore {
  const store: MemoryStore = {
    entries: new Map(Object.entries(entries)),
    fault: 'none',
    read: (key) => (store.fault === 'blocked' ? null : (store.entries.get(key) ?? null)),
    write(key, value) {
      if (store.fault !== 'none') return false;
      store.entries.set(key, value);
      return true;
    },
    remove(key) {
      if (store.fault !== 'blocked') store.entries.delete(key);
    },
  };
  return store;
}
