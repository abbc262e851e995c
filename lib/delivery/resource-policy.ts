import type { Header } from './headers';

/** Pages, scripts, styles, fonts and data are for this site alone. */
export const OWN: Header = { name: 'Cross-Origin-Resource-Policy', value: 'same-origin' };

/** Instead of `OWN`: any page may show it. */
export const SHARED: Header = { name: OWN.name, value: 'cross-origin' };

/** The pictures that pages name for others: the cards of link previews and the logo of the structured data. */
export const sharedPaths: readonly string[] = ['/icons/*', '/og/*'];
