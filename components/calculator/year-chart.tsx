import { memo } from 'react';
import { chartTexts } from '@/content/texts/calculator';
import { roundTicks } from '@/lib/calculator/axes';
import { yearMonths } from '@/lib/calculator/cost-curve';
import { type Estimate, MONTHS_PER_YEAR } from '@/lib/calculator/estimate';
import { CentTicks, Chart } from './chart';
import { axis, plot } from './chart-scale';

const BAR = 17;
const NAMED_MONTHS = [1, 3, 6, 9, 12];

export const YearChart = memo(function YearChart({ estimate }: { estimate: Exclude<Estimate, { status: 'empty' }> }) {
  const months = yearMonths(estimate);
  const ticks = roundTicks(estimate.current.yearlyCents);
  const x = axis(0.5, MONTHS_PER_YEAR + 0.5, plot.left, plot.right);
  const y = axis(0, ticks.at(-1) ?? 1, plot.bottom, plot.top);

  // The totals are in the caption.
  return (
    <Chart label={estimate.status === 'saving' ? chartTexts.yearLabel : chartTexts.yearQuoteLabel}>
      <defs>
        <pattern id="now-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
          <path className="now-hatch" d="M0 0V7" />
        </pattern>
      </defs>
      <CentTicks ticks={ticks} y={y} />
      {months.map(({ month, currentCents, providerCents }) => (
        <g key={month}>
          <Bar className="now-bar" x={x(month) - BAR} y={y(currentCents)} fill="url(#now-hatch)" />
          {providerCents !== undefined && <Bar className="ours-bar" x={x(month) + 1} y={y(providerCents)} />}
          {NAMED_MONTHS.includes(month) && (
            <text x={x(month)} y={plot.bottom + 28} textAnchor="middle">
              {month}
            </text>
          )}
        </g>
      ))}
    </Chart>
  );
});

const Bar = (rect: { className: string; x: number; y: number; fill?: string }) => (
  <rect width={BAR - 1} height={plot.bottom - rect.y} {...rect} />
);
