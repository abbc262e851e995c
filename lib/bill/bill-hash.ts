/** Begins the part of an address that carries a bill. A browser never sends what follows the # to a server. */
export const BILL_HASH = '#bill=';

/** What an address carries of a bill, also where a program encoded its equals sign; undefined if it carries none. */
export const billOfHash = (hash: string) => /^#bill(?:=|%3d)(.*)/is.exec(hash)?.[1];
