import type { Clock } from '@/lib/platform/clock';

/** Specification, section 4: a slide stays 6 seconds, and its progress bar moves every 50 ms, by about 0.83%. */
const HERO_ADVANCE_MS = 6000;
const PROGRESS_TICK_MS = 50;

export type Autoplay = {
  /** Pauses until every reason is released. Several may hold at the same time. */
  hold(reason: string): void;
  release(reason: string): void;
  /** Restarts the slide's time. Call it when the visitor changes the slide. */
  restart(): void;
  stop(): void;
};

/** Counts a slide's time. `onProgress` gets the part that has passed, 0 to 1; `onElapsed` is called when it is over. */
export function startAutoplay(
  clock: Clock,
  { onProgress, onElapsed }: { onProgress(part: number): void; onElapsed(): void },
): Autoplay {
  const held = new Set<string>();
  let elapsedMs = 0;
  const stop = clock.every(PROGRESS_TICK_MS, () => {
    if (held.size > 0) return;
    elapsedMs += PROGRESS_TICK_MS;
    if (elapsedMs >= HERO_ADVANCE_MS) {
      elapsedMs = 0;
      onElapsed();
    }
    onProgress(elapsedMs / HERO_ADVANCE_MS);
  });
  return {
    hold: (reason) => held.add(reason),
    release: (reason) => held.delete(reason),
    restart: () => {
      elapsedMs = 0;
      onProgress(0);
    },
    stop,
  };
}
