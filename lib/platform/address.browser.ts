import { field } from '@/lib/text/records';
import { repairQuery } from './link-query';

/** The current query of the page's address with its question mark, or ''; `&amp;` is read as `&`. */
export const readQuery = () => repairQuery(window.location.search);

/** Whether a link from elsewhere opened this page with its query: no reload, no way from another page of the site. */
export function isQueryOfLink(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return field(visit, 'type') === 'navigate' && Boolean(visit?.name.includes(window.location.search));
}

/** Replaces the address within the page, without a history entry. Only with the state `null` Next's router notices it. */
export function replaceAddress(address: string | URL): void {
  window.history.replaceState(null, '', address);
}

/** Removes parameters from the page's address, without a history entry. */
export function dropParams(names: readonly string[]): void {
  const url = new URL(window.location.href);
  url.search = readQuery();
  for (const name of names) url.searchParams.delete(name);
  replaceAddress(url);
}

/** Returns a function that writes the page's `own` parameters into its query. Others stay. On another page it does nothing. */
export function queryWriter(own: readonly string[]): (query: string) => void {
  const page = window.location.pathname;
  return (query) => {
    const { pathname, search, hash } = window.location;
    const others = new URLSearchParams(repairQuery(search));
    for (const name of own) others.delete(name);
    const parts = [query.replace('?', ''), others.toString()].filter(Boolean);
    const next = parts.length > 0 ? `?${parts.join('&')}` : '';
    if (pathname === page && next !== search) replaceAddress(pathname + next + hash);
  };
}
