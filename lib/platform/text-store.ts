import { browserStore, type Store } from './storage.browser';

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
