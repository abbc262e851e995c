import { useLayoutEffect, useRef } from 'react';
import { formatCents } from '@/lib/money/format-money';
import { isMotionReduced } from '@/lib/platform/page-signals.browser';
import { countTo } from './count-to.browser';

/**
 * US cents that run to their new value. React writes the value itself; the run writes into the same element, whose text a
 * translator may have replaced, and ends where React left it. It stands still for visitors who asked for less motion.
 */
export function CountedMoney({ cents }: { cents: number }) {
  const text = useRef<HTMLSpanElement>(null);
  const shown = useRef(cents);

  useLayoutEffect(() => {
    const element = text.current;
    if (!element || shown.current === cents) return;
    if (isMotionReduced()) {
      shown.current = cents;
      return;
    }
    return countTo(shown.current, cents, (value) => {
      shown.current = value;
      element.textContent = formatCents(Math.round(value));
    });
  }, [cents]);

  return <span ref={text}>{formatCents(cents)}</span>;
}
