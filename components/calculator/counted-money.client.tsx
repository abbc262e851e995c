'use client';

import { useLayoutEffect, useRef } from 'react';
import { formatCents } from '@/lib/money/format-money';
import { isMotionReduced } from '@/lib/platform/page-signals.browser';

const DURATION_MS = 350;

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
    });
  }, [cents]);

  return (
    // Both spans are laid out as blocks; without the role a screen reader says the value again for each.
    <span className="counted" role="none" ref={place}>
      <span role="none">{formatCents(cents)}</span>
    </span>
  );
}

/**
 * Counts in an inert element at the start of `place`, and calls `onStep` with each value. When the page is printed meanwhile the
 * count ends at once, because a printed bill has to add up. Returns a function that stops it where it is.
 */
function countOver(place: Element, from: number, to: number, onStep: (value: number) => void): () => void {
  const count = document.createElement('span');
  count.toggleAttribute('inert', true);
  place.prepend(count);
  let frame = 0;
  let begin: number | undefined;
  const show = (value: number) => {
    onStep(value);
    count.textContent = formatCents(Math.round(value));
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    removeEventListener('beforeprint', end);
    count.remove();
  };
  const end = () => {
    onStep(to);
    stop();
  };
  const draw = (now: number) => {
    begin ??= now;
    const part = (now - begin) / DURATION_MS;
    if (part >= 1) return end();
    show(from + (to - from) * (1 - (1 - part) ** 3));
    frame = requestAnimationFrame(draw);
  };
  show(from);
  frame = requestAnimationFrame(draw);
  addEventListener('beforeprint', end);
  return stop;
}
