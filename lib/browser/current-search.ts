/** The query of the page's address as it is now, with its question mark: '' where there is none. */
export function currentSearch(): string {
  return window.location.search;
}
