/** Loads the animation library when the first animation needs it. Null if it does not load: then nothing animates. */
export function loadMotion() {
  return import('framer-motion/dom/mini').catch(() => null);
}
