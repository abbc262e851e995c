import type { ReactNode } from 'react';
import { formatCentsShort } from '@/lib/money/format-money';
import { plot } from './chart-scale';

/** The area of a chart. Screen readers have its label alone, or they would hear of each text that changes. */
export function Chart({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="img" aria-label={label}>
      <div inert translate="no">
        <svg viewBox={`0 0 ${plot.width} ${plot.height}`} aria-hidden="true">
          {children}
        </svg>
      </div>
    </div>
  );
}

export const CentTicks = ({ ticks, y }: { ticks: readonly number[]; y: (cents: number) => number }) =>
  ticks.map((tick) => (
    <g key={tick}>
      <path className={tick === 0 ? 'base' : 'grid'} d={`M${plot.left} ${y(tick)}H${plot.right}`} />
      <text x={plot.left - 10} y={y(tick) + 5} textAnchor="end">
        {formatCentsShort(tick)}
      </text>
    </g>
  ));
