import { useEffect, useRef } from 'react';
import { Struck } from '@/components/ui/struck';
import { isMotionReduced } from '@/lib/platform/page-signals.browser';

const DURATION_S = 0.3;

type Props = { name: string; amount: string; isAnimated: boolean };

/** A line of the bill that the visitor stops paying. With `isAnimated` the pen's stroke is drawn when the line appears. */
export function StruckLine({ name, amount, isAnimated }: Props) {
  const row = useRef<HTMLLIElement>(null);
  const draws = useRef(isAnimated);

  useEffect(() => {
    if (!draws.current || isMotionReduced()) return;
    const struck = row.current?.querySelector('s');
    if (struck) void drawStroke(struck);
  }, []);

  return (
    <li className="receipt-row" ref={row}>
      <span>{name}</span> <Struck>{amount}</Struck>
    </li>
  );
}

/** Draws the pen's stroke (`s` in components/theme/base.css) from left to right, once the animation library has loaded. */
export async function drawStroke(element: Element): Promise<void> {
  const motion = await import('framer-motion/dom/mini').catch(() => null);
  motion?.animate(element, { backgroundSize: ['0% 0.62em', '100% 0.62em'] }, { duration: DURATION_S, ease: 'easeOut' });
}
