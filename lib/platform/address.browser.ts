/** The query of the page's address as it stands now, with its question mark: '' where there is none. */
export function readQuery(): string {
  return window.location.search;
}

/**
 * Puts another address of the same page in place of its own, without a new entry in the history. `null` as the state is
 * what Next's router expects of a page: it keeps its own state beside it, and follows. Handed its own state it takes the
 * call for its own, and may write the former address back.
 */
export function replaceAddress(address: string | URL): void {
  window.history.replaceState(null, '', address);
}

/** Takes parameters out of the page's address, without a new entry in the history. */
export function dropParams(names: readonly string[]): void {
  const url = new URL(window.location.href);
  for (const name of names) url.searchParams.delete(name);
  replaceAddress(url);
}

/**
 * A writer of what this page keeps in its query under its `own` names, without a new entry in the history; what else stands
 * there, such as a campaign, stays. Once another page stands in the address it writes nothing: a timer may outlive its page
 * by a moment, and the query of the next one is not its own.
 */
export function queryWriter(own: readonly string[]): (query: string) => void {
  const page = window.location.pathname;
  return (query) => {
    const { pathname, search, hash } = window.location;
    const others = new URLSearchParams(search);
    for (const name of own) others.delete(name);
    const parts = [query.replace('?', ''), others.toString()].filter(Boolean);
    const next = parts.length > 0 ? `?${parts.join('&')}` : '';
    if (pathname === page && next !== search) replaceAddress(pathname + next + hash);
  };
}
