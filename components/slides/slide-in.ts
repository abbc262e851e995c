import { loadMotion } from '@/components/ui/load-motion';

/** As far as the slideshow's strip reaches beyond its slides (slideshow.style.ts): more would be cut off. */
const DISTANCE_PX = 8;
const DURATION_S = 0.32;

/** Animates a slide in from the right (1) or the left (-1), but for its till, which prints in its place (slideshow.style.ts). */
export async function slideIn(element: Element, direction: 1 | -1): Promise<void> {
  const motion = await loadMotion();
  motion?.animate(
    [...element.children].filter((part) => !part.matches('.till')),
    { opacity: [0, 1], transform: [`translateX(${direction * DISTANCE_PX}px)`, 'translateX(0px)'] },
    { duration: DURATION_S, ease: 'easeOut' },
  );
}
