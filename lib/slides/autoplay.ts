import type { Clock } from '@/lib/platform/clock';

/** Specification, section 4: a slide stays 6 seconds, and its progress bar moves every 50 ms, by about 0.83%. */
const HERO_ADVANCE_MS = 6000;
const PROGRESS_TICK_MS = 50;

export type Autoplay = ReturnType<typeof startAutoplay>;

/**
 * Counts a slide's time, by the clock: on a busy machine ticks come late. `onProgress` gets the part that has passed, 0 to 1;
 * `onElapsed` is called when it is over.
 */
export function startAutoplay(
  clock: Clock,
  { onProgress, onElapsed }: { onProgress(part: number): void; onElapsed(): void },
) {
  const held = new Set<string>();
  let elapsedMs = 0;
  let countedTo = clock.now();

  /** Adds the time since the last call, unless it was paused. */
  const count = () => {
    const now = clock.now();
    // Not less than 0, because the clock of a device can be set back.
    if (held.size === 0) elapsedMs += Math.max(0, now - countedTo);
    countedTo = now;
  };

  const stop = clock.every(PROGRESS_TICK_MS, () => {
    count();
    if (held.size > 0) return;
    if (elapsedMs >= HERO_ADVANCE_MS) {
      elapsedMs = 0;
      onElapsed();
    }
    onProgress(elapsedMs / HERO_ADVANCE_MS);
  });
  return {
    /** Pauses until every reason is released. */
    hold(reason: string) {
      count();
      held.add(reason);
    },
    release(reason: string) {
      count();
      held.delete(reason);
    },
    /** Restarts the slide's time. Call it when the visitor changes the slide. */
    restart() {
      count();
      elapsedMs = 0;
      onProgress(0);
    },
    stop,
  };
}
