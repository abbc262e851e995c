/** A swipe's offset in px times its velocity in px per second must be above this (specification, section 9). */
const SWIPE_THRESHOLD = 5000;

/** Only the end of a drag counts for its velocity. */
const VELOCITY_WINDOW_MS = 100;

export type PointerSample = { x: number; timeMs: number };

/** 1 leads to the next slide (leftward), -1 to the previous one, 0 nowhere, as when the finger turned back. */
export function swipeDirection(offsetPx: number, velocityPxPerSecond: number): 1 | -1 | 0 {
  if (offsetPx * velocityPxPerSecond <= SWIPE_THRESHOLD) return 0;
  return offsetPx < 0 ? 1 : -1;
}

/** Velocity in px per second at the end of a drag, on slow devices of the last two samples; 0 if the finger rested before. */
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
