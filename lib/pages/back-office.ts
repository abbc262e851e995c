import { backOffice } from '@/content/navigation';

const sections: readonly string[] = backOffice.items;
const arrivals: readonly string[] = Object.values(backOffice.arrivals);

/** Whether a path is one of the six sections or the page a role arrives at after login. */
export function isBackOffice(path: string): boolean {
  return sections.includes(path) || arrivals.includes(path);
}

/** The client's own page stands without the sidebar, which is the staff's. */
export function hasSidebar(path: string): boolean {
  return isBackOffice(path) && path !== backOffice.arrivals.client;
}
