/**
 * Numbers from 0 up to 1 that look random and are the same in every run (mulberry32): a picture must not change from one
 * build to the next.
 */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Numbers with a mean of 0 and a standard deviation of 1 (sum of uniform numbers), within -6 and 6. */
export function gaussianTable(size: number, random: () => number): Float32Array {
  return Float32Array.from({ length: size }, () => {
    let sum = -6;
    for (let term = 0; term < 12; term += 1) sum += random();
    return sum;
  });
}
