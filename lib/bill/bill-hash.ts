/** Begins the part of an address that carries a bill. A browser never sends what follows the # to a server. */
export const BILL_HASH = '#bill=';
