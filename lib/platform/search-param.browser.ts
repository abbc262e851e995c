/** One parameter of the page's address, with history entries. */
export type SearchParam = {
  /** The current value; null if the address does not have the parameter. */
  read(): string | null;
  /** Writes a new history entry, so that Back undoes it; null removes the parameter. */
  push(value: string | null): void;
  /** Calls on every change. Returns stop. */
  watch(onChange: () => void): () => void;
};

/** @param name the parameter's name, as in `?category=Websites` */
export function searchParam(name: string): SearchParam {
  const listeners = new Set<() => void>();
  return {
    read: () => new URLSearchParams(window.location.search).get(name),
    push(value) {
      const url = new URL(window.location.href);
      if (value === null) url.searchParams.delete(name);
      else url.searchParams.set(name, value);
      if (url.href !== window.location.href) window.history.pushState(null, '', url);
      for (const listener of listeners) listener();
    },
    watch(onChange) {
      listeners.add(onChange);
      window.addEventListener('popstate', onChange);
      return () => {
        listeners.delete(onChange);
        window.removeEventListener('popstate', onChange);
      };
    },
  };
}
