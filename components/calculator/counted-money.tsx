import { useLayoutEffect, useRef } from 'react';
import { formatCents } from '@/lib/money/format-money';
import { isMotionReduced } from '@/lib/platform/page-signals.browser';
import { countTo } from './count-to.browser';

/**
 * US cents that count up or down to a new value. The count sets the element's text, not React's text node, which
 * a translator may have replaced, and ends on the value that React rendered. With reduced motion it changes at once.
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
