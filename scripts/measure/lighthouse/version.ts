/**
 * Fetched by npx into npm's own cache and not a dependency: it is more than 100 MB that nobody needs who only builds or
 * changes the site. This version asks for a newer Node and runs on 20.
 */
export const LIGHTHOUSE_VERSION = '13.5.0';
