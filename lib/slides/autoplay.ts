import type { Clock } from '@/lib/platform/clock';

/** Time a hero slide stays, and the step of its progress bar: 50 ms of 6 s are about 0.83% (specification, section 4). */
const HERO_ADVANCE_MS = 6000;
const PROGRESS_TICK_MS = 50;

export type Autoplay = {
  /** While any reason holds, the time stands still; it goes on from there when the last one ends. */
  hold(reason: string): void;
  release(reason: string): void;
  /** Begins the slide's time anew, after any change of slide. */
  restart(): void;
  stop(): void;
};

/** Counts a slide's time. `onProgress` is told the part that has passed, 0 to 1; `onElapsed` when it is full. */
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
