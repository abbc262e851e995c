/** A place for texts by name. It never throws: a browser may refuse storage or have no room left. */
export type TextStore = {
  read(key: string): string | null;
  write(key: string, text: string): void;
  remove(key: string): void;
};

/**
 * A store over the browser's own, asked for at each use because even naming it may throw. What it will not take is kept
 * in memory, until the page is left.
 */
export function textStore(storage: () => Storage): TextStore {
  const memory = new Map<string, string>();
  const attempt = <Result>(use: (storage: Storage) => Result): Result | undefined => {
    try {
      return use(storage());
    } catch {
      return undefined;
    }
  };
  return {
    read: (key) => memory.get(key) ?? attempt((kept) => kept.getItem(key)) ?? null,
    write: (key, text) => {
      const isKept = attempt((kept) => {
        kept.setItem(key, text);
        return true;
      });
      if (isKept) memory.delete(key);
      else memory.set(key, text);
    },
    remove: (key) => {
      memory.delete(key);
      attempt((kept) => kept.removeItem(key));
    },
  };
}

/** Of this tab, until it is closed. */
export const tabStore = textStore(() => window.sessionStorage);
