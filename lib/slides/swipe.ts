/** A swipe's offset in px times its velocity in px per second must be above this (specification, section 9). */
const SWIPE_THRESHOLD = 5000;

/** Only the end of a drag counts for its velocity. */
const VELOCITY_WINDOW_MS = 100;

export type PointerSample = { x: number; timeMs: number };

/**
 * Where a finished drag leads: 1 to the next slide (leftward), -1 to the previous one (rightward), 0 nowhere. If the finger
 * turned back, offset and velocity have opposite signs, and the slide stays.
 */
export function swipeDirection(offsetPx: number, velocityPxPerSecond: number): 1 | -1 | 0 {
  if (offsetPx * velocityPxPerSecond <= SWIPE_THRESHOLD) return 0;
  return offsetPx < 0 ? 1 : -1;
}

/**
 * Velocity in px per second at the end of a drag; 0 if the finger rested before it was lifted. On slow devices move events
 * come further apart than the window; then the last two samples give the velocity.
 *
 * A resting finger sends no events. So it rested if the last event came longer ago than the window, and than twice the time
 * between the last two samples.
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
