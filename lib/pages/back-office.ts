import { backOffice } from '@/content/navigation';

const sections: readonly string[] = backOffice.items;
const arrivals: readonly string[] = Object.values(backOffice.arrivals);

/** Whether a path is one of the six sections or a page that opens after login. */
export function isBackOffice(path: string): boolean {
  return sections.includes(path) || arrivals.includes(path);
}

/** The sidebar is for staff: the client's own page has none. */
export function hasSidebar(path: string): boolean {
  return isBackOffice(path) && path !== backOffice.arrivals.client;
}
