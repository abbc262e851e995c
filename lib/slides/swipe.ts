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

/**
 * Velocity in px per second over the last moments of a drag; 0 where the finger had come to rest. A slow machine delivers
 * moves further apart than the window: there the last two samples tell the velocity.
 *
 * A finger that rests sends no events, so a rest is a silence before the release: longer than the window, and longer than
 * twice the time between the last two samples, which is how often this machine delivers moves.
 */
export function releaseVelocity(samples: readonly PointerSample[], releasedAtMs: number): number {
  const last = samples.at(-1);
  const secondLast = samples.at(-2);
  if (!last || !secondLast) return 0;
  const silenceMs = releasedAtMs - last.timeMs;
  if (silenceMs > Math.max(VELOCITY_WINDOW_MS, 2 * (last.timeMs - secondLast.timeMs))) return 0;
  const inWindow = samples.find((sample) => releasedAtMs - sample.timeMs <= VELOCITY_WINDOW_MS);
  const first = inWindow && inWindow !== last ? inWindow : secondLast;
  if (last.timeMs === first.timeMs) return 0;
  return ((last.x - first.x) / (last.timeMs - first.timeMs)) * 1000;
}
