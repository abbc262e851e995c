import type { Clock } from '@/lib/platform/clock';

/** Specification, section 4: a slide stays 6 seconds, and its progress bar moves every 50 ms, by about 0.83%. */
const HERO_ADVANCE_MS = 6000;
const PROGRESS_TICK_MS = 50;

export type Autoplay = ReturnType<typeof startAutoplay>;

/** Counts a slide's time. `onProgress` gets the part that has passed, 0 to 1; `onElapsed` is called when it is over. */
export function startAutoplay(
  clock: Clock,
  { onProgress, onElapsed }: { onProgress(part: number): void; onElapsed(): void },
) {
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
    /** Pauses until every reason is released. */
    hold: (reason: string) => held.add(reason),
    release: (reason: string) => held.delete(reason),
    /** Restarts the slide's time. Call it when the visitor changes the slide. */
    restart() {
      elapsedMs = 0;
      onProgress(0);
    },
    stop,
  };
}
