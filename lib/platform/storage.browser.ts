/**
 * A browser storage as an argument. It never throws: private modes, full disks and policies make storages that do. What is
 * refused is gone, and the caller is told: records of visits must not outlive a refusal. A text-store.ts around it remembers.
 */
export type Store = {
  /** The value, or null where there is none or the storage refuses. */
  read(key: string): string | null;
  /** Whether the value is kept now. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
};

export function browserStore(kind: 'localStorage' | 'sessionStorage'): Store {
  // Even naming the storage throws where it is blocked.
  const attempt = <Result>(work: () => Result, otherwise: Result): Result => {
    try {
      return work();
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key) => attempt(() => window[kind].getItem(key), null),
    write: (key, value) =>
      attempt(() => {
        window[kind].setItem(key, value);
        return true;
      }, false),
    remove: (key) => attempt(() => window[kind].removeItem(key), undefined),
  };
}

/** Tells when another tab changes one of these keys, or when a page comes back that slept through such a change. Returns stop. */
export function watchStoredKeys(keys: readonly string[], onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // No key: the whole storage was cleared.
    if (key === null || keys.includes(key)) onChange();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onChange();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
