const DURATION_S = 0.3;

/** Draws the red pen through a line from left to right. The animation library is loaded for the first one, not before. */
export async function drawStrike(element: Element): Promise<void> {
  const { animate } = await import('framer-motion/dom/mini');
  animate(element, { backgroundSize: ['0% 1lh', '100% 1lh'] }, { duration: DURATION_S, ease: 'easeOut' });
}
