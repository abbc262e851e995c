import { useEffect, useRef } from 'react';
import { isMotionReduced } from '@/lib/platform/page-signals.browser';
import { drawStrike } from './draw-strike';

type Props = { name: string; amount: string; isDrawn: boolean };

/**
 * A line of the bill that the visitor stops paying. `isDrawn`: the pen draws as the line appears. A row makes blocks of
 * its children, and the pen would run over the whole of one: the words inside are as long as the words.
 */
export function StruckLine({ name, amount, isDrawn }: Props) {
  const row = useRef<HTMLLIElement>(null);
  const draws = useRef(isDrawn);

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
