/** As far as the slideshow's strip reaches beyond its slides (slideshow.style.ts): more would be cut off. */
const DISTANCE_PX = 8;
const DURATION_MS = 320;

/**
 * Moves a slide in from the right (1) or the left (-1), but for its till, which prints in its place (slideshow.style.ts). Its words
 * do not fade: they can be read from the first frame on.
 */
export function slideIn(element: Element, direction: 1 | -1): void {
  for (const part of element.querySelectorAll(':scope > :not(.till), .till-note'))
    part.animate([{ translate: `${direction * DISTANCE_PX}px` }, {}], {
      duration: DURATION_MS,
      easing: 'ease-out',
    });
}
