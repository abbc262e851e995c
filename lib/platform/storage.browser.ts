import { parseJson } from '@/lib/text/records';

/** A browser storage that never throws, though real ones do. What the browser refuses is lost; `textStore` keeps it in memory. */
export type Store = {
  /** The value; null if there is none or the browser refuses. */
  read(key: string): string | null;
  write(key: string, value: string): boolean;
  remove(key: string): void;
};

export function browserStore(kind: 'localStorage' | 'sessionStorage'): Store {
  // Where the storage is blocked, even `window.localStorage` throws.
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

/** The JSON stored under a key; undefined if there is none or it is malformed. */
export function readJson(store: Pick<Store, 'read'>, key: string): unknown {
  return parseJson(store.read(key) ?? '');
}

/** Calls `onChange` when another tab changes a key, and at a return from the back/forward cache. Returns a stop function. */
export function watchStoredKeys(keys: readonly string[], onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // The key is null when the whole storage was cleared.
    if (key === null || keys.includes(key)) onChange();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onChange();
  };
  const listening = new AbortController();
  window.addEventListener('storage', onStorage, { signal: listening.signal });
  window.addEventListener('pageshow', onPageShow, { signal: listening.signal });
  return () => listening.abort();
}

/** A Store for callers that need not know whether the browser took a text. */
export type TextStore = Pick<Store, 'read' | 'remove'> & { write(key: string, text: string): void };

/** Keeps texts that the browser's storage refuses in memory until the page is left. For these `lasts` is false. */
export function textStore(store: Store): TextStore & { lasts(key: string): boolean } {
  const memory = new Map<string, string>();
  return {
    read: (key) => memory.get(key) ?? store.read(key),
    write: (key, text) => {
      if (store.write(key, text)) memory.delete(key);
      else memory.set(key, text);
    },
    lasts: (key) => !memory.has(key),
    remove: (key) => {
      memory.delete(key);
      store.remove(key);
    },
  };
}

/** The store of this tab, until it is closed. */
export const tabStore = textStore(browserStore('sessionStorage'));
