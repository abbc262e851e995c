'use client';

import { useEffect, useRef, useState } from 'react';
import { useReady } from '@/components/ui/use-ready';
import { isMotionReduced } from '@/lib/platform/page-signals.browser';

/** A line is drawn when it comes above 62% of the window's height, and stays so. Lines far above the window count, too. */
const DRAWING_AREA = '9999% 0px -38%';

/**
 * What the pen has taken off so far. Beside a list it draws the stroke of each line with `data-struck` when the line
 * scrolls into view. Without script or motion all strokes and the last total stand.
 *
 * @param totals the text for each number of strokes, from none to all
 */
export function BillTally({ label, totals }: { label: string; totals: string[] }) {
  const { 'data-island': island } = useReady();
  const root = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState<number>();

  useEffect(() => {
    const lines = root.current?.parentElement?.querySelectorAll('[data-struck]') ?? [];
    if (isMotionReduced()) return;
    let drawn = 0;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          target.toggleAttribute('data-waiting', !isIntersecting);
          if (!isIntersecting) continue;
          observer.unobserve(target);
          drawn += 1;
        }
        setCount(drawn);
      },
      { rootMargin: DRAWING_AREA },
    );
    for (const line of lines) observer.observe(line);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={root} className="tally" aria-hidden="true" data-island={island} data-growing={count !== undefined}>
      <span>{label}</span>
      <b>{totals.at(count ?? -1)}</b>
    </div>
  );
}
