import { memo } from 'react';
import type { Tool } from '@/content/schema/tool';
import { chartTexts } from '@/content/texts/calculator';
import { costAxes } from '@/lib/calculator/axes';
import { type CostPoint, costAt, crossingOf, type MemberRange, providerStairs } from '@/lib/calculator/cost-curve';
import { peopleText } from '@/lib/calculator/members-scale';
import { formatCents } from '@/lib/money/format-money';
import { fillIn } from '@/lib/text/fill-in';
import { CentTicks, Chart } from './chart';
import { axis, pathOf, plot } from './chart-scale';

type Props = {
  tools: readonly Tool[];
  /** The size that the chart marks, and what it writes there. */
  members: number;
  name: string;
  ranges: readonly MemberRange[];
};

/** The right end of the label 'per person': far enough from the axis for the larger letters on a phone. */
const CURRENT_NAME_END = plot.left + 182;
/** Ticks that narrow screens hide. */
const MINOR_TICKS = [50, 500];

/** Cost by team size: the price per person as a line, ours as stairs, the saving between them, and one size. */
export const CostChart = memo(function CostChart({ tools, members, name, ranges }: Props) {
  const axes = costAxes(tools, members);
  const x = axis(axes.minMembers, axes.maxMembers, plot.left, plot.right, true);
  const y = axis(axes.minCents, axes.maxCents, plot.bottom, plot.top, true);
  const current = (point: CostPoint) => [x(point.members), y(point.currentCents)] as const;
  const provider = (point: CostPoint) => [x(point.members), y(point.providerCents)] as const;
  const start = costAt(axes.minMembers, tools);
  const end = costAt(axes.maxMembers, tools);
  // The y of the price per person at an x of the chart: on logarithmic axes this price is a straight line.
  const currentAt = axis(plot.left, plot.right, y(start.currentCents), y(end.currentCents));
  const isCheaperAtStart = start.providerCents < start.currentCents;
  const stairs = (from: number, to: number) => providerStairs(tools, from, to, axes.maxCents);
  const own = costAt(members, tools);
  const isOwnSaving = own.providerCents < own.currentCents;
  const crossing = crossingOf(ranges);
  const isRight = x(members) > (plot.left + plot.right) / 2;

  return (
    <Chart label={ariaLabel(own, isOwnSaving)}>
      <defs>
        <pattern id="quote-hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className="hatch" d="M0 0V9" />
        </pattern>
      </defs>
      {crossing && (
        <rect
          x={x(crossing)}
          y={plot.top}
          width={plot.right - x(crossing)}
          height={plot.bottom - plot.top}
          fill="url(#quote-hatch)"
        />
      )}
      <CentTicks ticks={axes.centTicks} y={y} />
      {axes.memberTicks.map((tick, index) => (
        <text
          key={tick}
          className={MINOR_TICKS.includes(tick) ? 'minor' : undefined}
          x={x(tick)}
          y={plot.bottom + 28}
          textAnchor={anchor(index, axes.memberTicks.length)}
        >
          {tick}
        </text>
      ))}
      <path className="base" d={`M${plot.left} ${plot.bottom}H${plot.right}`} />
      {ranges.map(({ from, to }) => (
        <path
          key={from}
          className="wedge"
          d={`${pathOf([...[costAt(from, tools), costAt(to, tools)].map(current), ...stairs(from, to).map(provider).reverse()])}Z`}
        />
      ))}
      <path className="own-line" d={`M${x(members)} ${plot.top - 8}V${plot.bottom}`} />
      <path className="now" d={pathOf([start, end].map(current))} />
      <path className="ours" d={pathOf(stairs(axes.minMembers, axes.maxMembers).map(provider))} />
      <text className="now-name" x={CURRENT_NAME_END} y={currentAt(CURRENT_NAME_END) - 16} textAnchor="end">
        {chartTexts.perPerson}
      </text>
      <text className="ours-name" x={plot.left + 6} y={y(start.providerCents) + (isCheaperAtStart ? 32 : -16)}>
        {chartTexts.withUs}
      </text>
      {crossing && (
        <text x={plot.right - 8} y={plot.bottom - 16} textAnchor="end">
          {fillIn(chartTexts.quoteFrom, { people: crossing })}
        </text>
      )}
      <circle className="own-now" cx={x(members)} cy={y(own.currentCents)} r="7" />
      {isOwnSaving && (
        <rect className="own-ours" x={x(members) - 6.5} y={y(own.providerCents) - 6.5} width="13" height="13" />
      )}
      <text
        className="own"
        x={x(members)}
        y={plot.top - 16}
        dx={isRight ? 6 : -6}
        textAnchor={isRight ? 'end' : 'start'}
      >
        {name}
      </text>
    </Chart>
  );
});

function anchor(index: number, count: number): 'start' | 'middle' | 'end' {
  if (index === 0) return 'start';
  return index === count - 1 ? 'end' : 'middle';
}

/** The sizes that save are in the caption. */
function ariaLabel(own: CostPoint, isSaving: boolean): string {
  const figures = { people: peopleText(own.members), now: formatCents(own.currentCents) };
  if (!isSaving) return fillIn(chartTexts.quoteLabel, figures);
  return fillIn(chartTexts.sizesLabel, { ...figures, ours: formatCents(own.providerCents) });
}
