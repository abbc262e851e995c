import type { Clock } from './clock';
import { findNamed } from './link-query';

/** `--header-height` of tokens.css at the usual text size. */
const HEADER_PX = 72;

/** Nothing animates for this long after a resize (specification, section 9). */
const RESIZE_BLOCK_MS = 250;

/** Marks the root element while the page is scrolled. Reading `scrollY` at once would force a layout. Returns a stop function. */
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

/** Marks the root element during a resize and 250 ms after it: transitions are off. Returns a function that stops it. */
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

/**
 * Reports, now and later, whether an element is out of view or under the header, or below another `cover` of the window: '100%'
 * leaves its lower edge alone. Returns a function that stops it.
 */
export function watchOutOfView(element: Element, onChange: (isOut: boolean) => void, cover = `${HEADER_PX}px`) {
  const observer = new IntersectionObserver((entries) => onChange(entries.at(-1)?.isIntersecting === false), {
    rootMargin: `-${cover} 0px 0px`,
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Reports whether the tab is hidden, now and on each change. Returns a function that stops it. */
export function watchHidden(onChange: (isHidden: boolean) => void): () => void {
  const update = () => onChange(document.visibilityState === 'hidden');
  update();
  document.addEventListener('visibilitychange', update);
  return () => document.removeEventListener('visibilitychange', update);
}

/** Reports whether the visitor prefers reduced motion, now and on each change. Returns a function that stops it. */
export function watchReducedMotion(onChange: (isReduced: boolean) => void): () => void {
  const query = window.matchMedia('(prefers-reduced-motion: reduce)');
  const update = () => onChange(query.matches);
  update();
  query.addEventListener('change', update);
  return () => query.removeEventListener('change', update);
}

export const isMotionReduced = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether a mouse is over an element. On touch screens `:hover` still matches the element touched last. */
export function isUnderPointer(element: Element | null): boolean {
  return window.matchMedia('(hover: hover)').matches && (element?.matches(':hover') ?? false);
}

/**
 * Opens the closed `<details>` that holds what the address leads to, as browsers do when they load a page and Next's router does
 * not. Also leads to a place whose name mail or chat has changed, as in `#one-sum.`
 */
export function openTarget() {
  const { hash } = window.location;
  const named = document.getElementById(hash.slice(1));
  const target = named ?? changedTarget(hash);
  if (target !== named) target?.scrollIntoView();
  const details = target?.closest('details:not([open])');
  details?.toggleAttribute('open', true);
  if (details) target?.scrollIntoView();
}

function changedTarget(hash: string): Element | null {
  // A visitor who scrolls already is not taken elsewhere.
  if (hash === '' || document.documentElement.hasAttribute('data-scrolled')) return null;
  const places = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  return document.getElementById(findNamed(places, hash) ?? '');
}

/** Scrolls what Tab focuses out from under header and dock, as Firefox does not. Returns a function that stops it. */
export function uncoverFocus(): () => void {
  const onKeyUp = ({ code }: KeyboardEvent) => {
    const focused = document.activeElement?.closest('main *, footer *');
    if (code !== 'Tab' || !focused) return;
    const { top, bottom } = focused.getBoundingClientRect();
    // In wider windows the dock has no box of its own.
    const lowest = document.querySelector('.dock')?.getBoundingClientRect().top || Number.POSITIVE_INFINITY;
    if (top < HEADER_PX || bottom > lowest) focused.scrollIntoView({ block: 'center' });
  };
  document.addEventListener('keyup', onKeyUp);
  return () => document.removeEventListener('keyup', onKeyUp);
}
