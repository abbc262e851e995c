/** The query of the page's address as it stands now, with its question mark: '' where there is none. */
export function readQuery(): string {
  return window.location.search;
}

/**
 * Puts a query into the page's address without a new entry in the history. `null` as the state is what Next's router
 * expects of a page: it keeps its own state beside it.
 */
export function replaceQuery(query: string): void {
  const { pathname, search, hash } = window.location;
  if (query !== search) window.history.replaceState(null, '', pathname + query + hash);
}
