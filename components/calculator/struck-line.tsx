import { useEffect, useRef } from 'react';
import { loadMotion } from '@/components/ui/load-motion';
import { isMotionReduced } from '@/lib/platform/page-signals.browser';

const DURATION_S = 0.3;

type Props = { name: string; amount: string; isAnimated: boolean };

/**
 * A line of the bill that the visitor stops paying. With `isAnimated` the red stroke through it is animated when it
 * appears. Each <s> is inside a <span>: children of a flex row become blocks, and a block's stroke would be wider than
 * its words.
 */
export function StruckLine({ name, amount, isAnimated }: Props) {
  const row = useRef<HTMLLIElement>(null);
  const draws = useRef(isAnimated);

  useEffect(() => {
    if (!draws.current || isMotionReduced()) return;
    for (const struck of row.current?.querySelectorAll('s') ?? []) void drawStrike(struck);
  }, []);

  return (
    <li className="receipt-row" ref={row}>
      <span>
        <s>{name}</s>
      </span>
      <span>
        <s>{amount}</s>
      </span>
    </li>
  );
}

/** Draws the red stroke from left to right. */
export async function drawStrike(element: Element): Promise<void> {
  const motion = await loadMotion();
  motion?.animate(element, { backgroundSize: ['0% 1lh', '100% 1lh'] }, { duration: DURATION_S, ease: 'easeOut' });
}
