import type { BlockOf } from '@/content/schema/paper-blocks';
import { formatCents } from '@/lib/money/format-money';
import { formatCount } from '@/lib/text/format-count';
import { amountCents } from './amounts';

type Bar = { label: string; text: string; share: number; isMarked: boolean };

/** The bars of a paper: their values as text, and how much of a full bar each fills, from 0 to 1. */
export function readBars({ bars, unit, full }: BlockOf<'bars'>): Bar[] {
  const values = bars.map((bar) => ('value' in bar ? bar.value : amountCents(bar.amount)));
  const most = full ?? Math.max(...values);
  return bars.map((bar, index) => {
    const value = values[index] ?? 0;
    return {
      label: bar.label,
      text: 'value' in bar ? withUnit(bar.value, unit) : formatCents(value),
      share: most > 0 ? value / most : 0,
      isMarked: bar.marked ?? false,
    };
  });
}

/** '61%', but '8 minutes'. */
function withUnit(value: number, unit: string | undefined): string {
  const text = formatCount(value);
  if (unit === undefined) return text;
  return unit === '%' ? `${text}%` : `${text}\u00a0${unit}`;
}
