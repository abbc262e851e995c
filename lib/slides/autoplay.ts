import type { Clock } from '@/lib/platform/clock';

/** Specification, section 4: a slide stays 6 seconds. Its progress bar fills meanwhile (`slideshow.style.ts`). */
const HERO_ADVANCE_MS = 6000;

export type Autoplay = ReturnType<typeof startAutoplay>;

/** Counts a slide's time. `onPlaying` hears when the time starts and stops, `onElapsed` when it is over. */
export function startAutoplay(
  clock: Clock,
  { onPlaying, onElapsed }: { onPlaying(isPlaying: boolean): void; onElapsed(): void },
) {
  const held = new Set<string>();
  let leftMs = HERO_ADVANCE_MS;
  let startedAt = 0;
  let cancel = () => {};

  const start = () => {
    startedAt = clock.elapsed();
    cancel = clock.after(leftMs, () => {
      restart();
      onElapsed();
    });
  };
  const restart = () => {
    cancel();
    leftMs = HERO_ADVANCE_MS;
    if (held.size === 0) start();
  };
  start();
  onPlaying(true);

  return {
    hold(reason: string) {
      if (held.size === 0) {
        cancel();
        leftMs = Math.max(0, leftMs - (clock.elapsed() - startedAt));
        onPlaying(false);
      }
      held.add(reason);
    },
    release(reason: string) {
      if (!held.delete(reason) || held.size > 0) return;
      start();
      onPlaying(true);
    },
    /** Restarts the slide's time. Call it when the visitor changes the slide. */
    restart,
    stop: () => cancel(),
  };
}
