import type { Store } from './storage.browser';

/**
 * A storage for tests that can fail as real ones do: `tight` takes no value longer than the one it replaces, `full` takes
 * no value, `blocked` can neither be written nor read.
 */
export type MemoryStore = Store & { entries: Map<string, string>; fault: 'none' | 'tight' | 'full' | 'blocked' };

export function memoryStore(entries: Record<string, string> = {}): MemoryStore {
  const store: MemoryStore = {
    entries: new Map(Object.entries(entries)),
    fault: 'none',
    read: (key) => (store.fault === 'blocked' ? null : (store.entries.get(key) ?? null)),
    write(key, value) {
      if (store.fault === 'full' || store.fault === 'blocked') return false;
      if (store.fault === 'tight' && value.length > (store.entries.get(key)?.length ?? 0)) return false;
      store.entries.set(key, value);
      return true;
    },
    remove(key) {
      if (store.fault !== 'blocked') store.entries.delete(key);
    },
  };
  return store;
}
