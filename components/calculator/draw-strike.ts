import { loadMotion } from '@/components/ui/load-motion';

const DURATION_S = 0.3;

/** Draws the red pen through a line from left to right. */
export async function drawStrike(element: Element): Promise<void> {
  const motion = await loadMotion();
  motion?.animate(element, { backgroundSize: ['0% 1lh', '100% 1lh'] }, { duration: DURATION_S, ease: 'easeOut' });
}
