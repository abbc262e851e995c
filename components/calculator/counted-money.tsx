import { useLayoutEffect, useRef } from 'react';
import { formatCents } from '@/lib/money/format-money';
import { isMotionReduced } from '@/lib/platform/page-signals.browser';
import { countOver } from './count-to.browser';

/**
 * US cents that count up or down to a new value. The value itself has its new text at once: a screen reader that hears of every
 * step loses what is announced meanwhile. The browser's translator may replace either text. With reduced motion nothing counts.
 */
export function CountedMoney({ cents }: { cents: number }) {
  const place = useRef<HTMLSpanElement>(null);
  const shown = useRef(cents);

  useLayoutEffect(() => {
    const from = shown.current;
    shown.current = cents;
    if (!place.current || from === cents || isMotionReduced()) return;
    return countOver(place.current, from, cents, (value) => {
      shown.current = value;
      return formatCents(Math.round(value));
    });
  }, [cents]);

  return (
    // Both spans are laid out as blocks; without the role a screen reader says the value again for each.
    <span className="counted" role="none" ref={place}>
      <span role="none">{formatCents(cents)}</span>
    </span>
  );
}
