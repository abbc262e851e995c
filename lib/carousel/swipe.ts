/** Offset in px times velocity in px per second that a swipe must pass (specification, section 9). */
const SWIPE_THRESHOLD = 5000;

/** Only the last moments of a drag tell how fast the finger left. */
const VELOCITY_WINDOW_MS = 100;

export type PointerSample = { x: number; timeMs: number };

/**
 * The way a finished drag turns: 1 to the next slide (leftward), -1 to the previous (rightward), 0 to stay.
 * A finger that turned round has an offset and a velocity of opposite signs, and stays.
 */
export function swipeDirection(offsetPx: number, velocityPxPerSecond: number): 1 | -1 | 0 {
  if (offsetPx * velocityPxPerSecond <= SWIPE_THRESHOLD) return 0;
  return offsetPx < 0 ? 1 : -1;
}

/** Velocity in px per second over the last moments of a drag; 0 where the finger had come to rest. */
export function releaseVelocity(samples: readonly PointerSample[], releasedAtMs: number): number {
  const recent = samples.filter((sample) => releasedAtMs - sample.timeMs <= VELOCITY_WINDOW_MS);
  const first = recent.at(0);
  const last = recent.at(-1);
  if (!first || !last || last.timeMs === first.timeMs) return 0;
  return ((last.x - first.x) / (last.timeMs - first.timeMs)) * 1000;
}
