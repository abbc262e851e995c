import type { Clock } from './clock';

/** After a resize nothing animates for this long (specification, section 9). */
const RESIZE_BLOCK_MS = 250;

/**
 * Marks the root element while the page is scrolled: the header turns solid. Where a reload begins in the middle of a page
 * the first frame shows it. Not before: to read the place at once would lay the page out in the middle of a script.
 * Returns stop.
 */
export function watchScrolled(): () => void {
  const root = document.documentElement;
  const update = () => root.toggleAttribute('data-scrolled', window.scrollY > 0);
  const frame = requestAnimationFrame(update);
  window.addEventListener('scroll', update, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', update);
  };
}

/** Marks the root element while the window is resized and 250 ms after: transitions are off. Returns stop. */
export function watchResizing(clock: Clock): () => void {
  const root = document.documentElement;
  let cancel = () => {};
  const end = () => root.removeAttribute('data-resizing');
  const update = () => {
    root.toggleAttribute('data-resizing', true);
    cancel();
    cancel = clock.after(RESIZE_BLOCK_MS, end);
  };
  window.addEventListener('resize', update);
  return () => {
    cancel();
    end();
    window.removeEventListener('resize', update);
  };
}

/** Tells whether an element ends above the lower edge of the window, now and on each change. Returns stop. */
export function watchPassed(element: Element, onChange: (isPassed: boolean) => void): () => void {
  // All that is left of the window is its lower edge.
  const observer = new IntersectionObserver((entries) => onChange(entries.at(-1)?.isIntersecting === false), {
    rootMargin: '-100% 0px 0px',
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Tells whether the tab is hidden, now and on each change. Returns stop. */
export function watchHidden(onChange: (isHidden: boolean) => void): () => void {
  const update = () => onChange(document.visibilityState === 'hidden');
  update();
  document.addEventListener('visibilitychange', update);
  return () => document.removeEventListener('visibilitychange', update);
}

/** Tells whether the visitor asked for less motion, now and on each change. Returns stop. */
export function watchReducedMotion(onChange: (isReduced: boolean) => void): () => void {
  const query = window.matchMedia('(prefers-reduced-motion: reduce)');
  const update = () => onChange(query.matches);
  update();
  query.addEventListener('change', update);
  return () => query.removeEventListener('change', update);
}

/** Whether the visitor asks for less motion at this moment. */
export function isMotionReduced(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Whether a pointer that can hover is over an element. On a touch screen the last place touched counts as hovered, long after. */
export function isUnderPointer(element: Element | null): boolean {
  return window.matchMedia('(hover: hover)').matches && (element?.matches(':hover') ?? false);
}
