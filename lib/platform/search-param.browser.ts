import { readQuery } from './address.browser';

/** One parameter of the page's address, such as `?category=Websites`, with history entries. */
export function searchParam(name: string) {
  const listeners = new Set<() => void>();
  return {
    /** The current value; null if the address does not have the parameter. */
    read: () => new URLSearchParams(readQuery()).get(name),
    /** Writes a new history entry, so that Back undoes it; null removes the parameter. */
    push(value: string | null) {
      const url = new URL(window.location.href);
      url.search = readQuery();
      if (value === null) url.searchParams.delete(name);
      else url.searchParams.set(name, value);
      if (url.href !== window.location.href) window.history.pushState(null, '', url);
      for (const listener of listeners) listener();
    },
    /** Calls `onChange` on every change. Returns a function that stops it. */
    watch(onChange: () => void) {
      listeners.add(onChange);
      window.addEventListener('popstate', onChange);
      return () => {
        listeners.delete(onChange);
        window.removeEventListener('popstate', onChange);
      };
    },
  };
}
