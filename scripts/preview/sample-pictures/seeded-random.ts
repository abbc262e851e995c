/** Random numbers from 0 to 1 that are the same in every run (mulberry32), so that a picture does not change between builds. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Normally distributed numbers with mean 0 and standard deviation 1: sums of 12 uniform ones. */
export function gaussianTable(size: number, random: () => number): Float32Array {
  return Float32Array.from({ length: size }, () => {
    let sum = -6;
    for (let term = 0; term < 12; term += 1) sum += random();
    return sum;
  });
}
