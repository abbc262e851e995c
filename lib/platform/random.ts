/** Random bytes. Nothing secret depends on them. */
export type Random = (count: number) => Uint8Array;

export const browserRandom: Random = (count) => crypto.getRandomValues(new Uint8Array(count));
