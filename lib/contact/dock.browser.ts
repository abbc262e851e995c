import { afterPaint } from '@/lib/platform/after-paint.browser';

/** What holds the hero's own button to book a call. The style sheet looks for the same (components/frame/dock.style.ts). */
const HERO_BOOKING = 'main h1 ~ :has(.button[target])';

/** The header covers the top of the window; what is still below the window counts as in view. */
const WINDOW_AND_BELOW = '-72px 0px 100000px';

/**
 * Marks the root element: `data-past-hero` once the hero's button to book has left the window, because the dock books then;
 * `data-africa` in a time zone of Africa, where "Call" dials Cameroon. Returns a function that stops it.
 */
export function watchDock(): () => void {
  const root = document.documentElement;
  const observer = new IntersectionObserver(
    (entries) => root.toggleAttribute('data-past-hero', entries.at(-1)?.isIntersecting === false),
    { rootMargin: WINDOW_AND_BELOW },
  );
  const booking = document.querySelector(HERO_BOOKING);
  root.removeAttribute('data-past-hero');
  if (booking) observer.observe(booking);
  const stopAsking = afterPaint(() => root.toggleAttribute('data-africa', isAfrica()));
  return () => {
    observer.disconnect();
    stopAsking();
  };
}

/** Without Temporal, as in Safari, the first use of `Intl` takes up to 250 ms on a slow phone. */
function isAfrica(): boolean {
  const zone = 'Temporal' in globalThis ? Temporal.Now.timeZoneId() : Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone.startsWith('Africa/');
}
