import type { Header } from './headers';

/** For pages, scripts, styles, fonts and data, which only this site may load. */
export const OWN: Header = { name: 'Cross-Origin-Resource-Policy', value: 'same-origin' };

/** For `sharedPaths`, which any site may load. */
export const SHARED: Header = { name: OWN.name, value: 'cross-origin' };

/** Pictures for other sites: the cards of link previews and the logo of the structured data. */
export const sharedPaths: readonly string[] = ['/icons/*', '/og/*'];
