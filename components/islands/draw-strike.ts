const DURATION_S = 0.3;

/** Draws the red pen through a line from left to right. The animation library is loaded for the first one, not before. */
export async function drawStrike(element: Element): Promise<void> {
  const { animate } = await import('framer-motion/dom/mini');
  animate(element, { backgroundSize: ['0% 0.14em', '100% 0.14em'] }, { duration: DURATION_S, ease: 'easeOut' });
}
