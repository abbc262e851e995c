/** One parameter of the page's address, kept in step with the visitor's history. */
export type SearchParam = {
  /** Its value now; null where the address has none. */
  read(): string | null;
  /** Writes it as a step of its own, so that Back undoes it; null takes it out. */
  push(value: string | null): void;
  /** Tells of every change. Returns stop. */
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
