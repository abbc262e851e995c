import { browserStore, type Store } from './storage.browser';

/** A Store for those who need not know whether the browser took a text: drafts, and where a visit began. */
export type TextStore = Pick<Store, 'read' | 'remove'> & { write(key: string, text: string): void };

/** A store that keeps in memory, until the page is left, what the browser's own will not take. `lasts` is false of that. */
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

/** Of this tab, until it is closed. */
export const tabStore = textStore(browserStore('sessionStorage'));
