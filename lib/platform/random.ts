/** Returns random bytes. They need not be secret. */
export type Random = (count: number) => Uint8Array;

export const browserRandom: Random = (count) => crypto.getRandomValues(new Uint8Array(count));
