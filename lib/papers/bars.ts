import type { BlockOf } from '@/content/schema/paper-blocks';
import { formatCount } from '@/lib/text/format-count';

type Bar = { label: string; text: string; share: number; isMarked: boolean };

/** The bars of a paper: their values as text, and how much of a full bar each fills, from 0 to 1. */
export function readBars({ bars, unit, full }: BlockOf<'bars'>): Bar[] {
  const most = full ?? Math.max(...bars.map(({ value }) => value));
  return bars.map(({ label, value, marked = false }) => ({
    label,
    text: withUnit(value, unit),
    share: most > 0 ? value / most : 0,
    isMarked: marked,
  }));
}

/** '61%', but '8 min'. */
function withUnit(value: number, unit: string | undefined): string {
  const text = formatCount(value);
  if (unit === undefined) return text;
  return unit === '%' ? `${text}%` : `${text}\u00a0${unit}`;
}
