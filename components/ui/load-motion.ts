/**
 * The animation library, loaded at the first movement and not before; null where it does not load. What it would move
 * stands in its place already.
 */
export function loadMotion() {
  return import('framer-motion/dom/mini').catch(() => null);
}
