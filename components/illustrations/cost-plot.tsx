import { axis, pathOf } from '@/components/calculator/chart-scale';
import { styledRoot } from '@/components/ui/styled-root';
import type { Tool } from '@/content/schema/tool';
import { costPlotTexts } from '@/content/texts/calculator';
import { memberLimits } from '@/content/tools';
import { costAt, providerStairs, savingRanges } from '@/lib/calculator/cost-curve';
import { toolNames } from '@/lib/calculator/estimate-words';
import { formatRoundCents } from '@/lib/money/format-money';
import { fillIn } from '@/lib/text/fill-in';

const GRID_MEMBERS = [10, 100, 200];
const SPOKEN_MEMBERS = 200;

const Figure = styledRoot('figure', 'cost-plot')`
  background: var(--night-raised);
  border: 1px solid var(--night-line);
  border-radius: var(--radius-card);
  padding: var(--space-sm);

  .title {
    font: 500 var(--text-xs) / var(--leading-snug) var(--font-mono);
    color: var(--night-soft);
    margin-bottom: var(--space-sm);
  }
  svg {
    width: 100%;
    font: 500 var(--text-sm) / var(--leading-snug) var(--font-mono);
    /* Letters are part of the drawing, in the units of its view box: they grow with it alone, so that none covers another. */
    font-size: 15px;
    @media (width < 40rem) {
      font-size: 20px;
    }
  }
  @media (forced-colors: active), print {
    svg path[stroke] {
      stroke: CanvasText;
    }
    .current {
      stroke-dasharray: 8 6;
    }
    svg text {
      fill: CanvasText;
    }
  }
  .range {
    margin-top: var(--space-sm);
    padding-top: var(--space-sm);
    border-top: 1.5px dashed var(--night-line-strong);
    font-size: var(--text-sm);
    color: var(--night-soft);
  }
`;

/** Cost by team size for a set of tools: the price per person as a line, ours as steps, and the wedge between them. */
export function CostPlot({ tools }: { tools: readonly Tool[] }) {
  const { savesUpTo, largestTeam, x, current, provider, wedge, labels } = drawCosts(tools);
  const { currentCents, providerCents } = costAt(SPOKEN_MEMBERS, tools);
  const atSize = { people: SPOKEN_MEMBERS, now: formatRoundCents(currentCents), ours: formatRoundCents(providerCents) };

  return (
    <Figure>
      <p className="spread title">
        <span>{costPlotTexts.title}</span> <span>{fillIn(costPlotTexts.tools, { count: tools.length })}</span>
      </p>
      <svg
        viewBox="0 0 520 330"
        role="img"
        aria-label={fillIn(costPlotTexts.label, { ...atSize, count: tools.length })}
      >
        <path d="M12 290H508" stroke="var(--night-line-strong)" />
        <path d={wedge} fill="var(--marker)" opacity="0.09" />
        <path className="current" d={current} fill="none" stroke="var(--night-red)" strokeWidth="3.5" />
        <path d={provider} fill="none" stroke="var(--marker)" strokeWidth="3.5" />
        <g fill="var(--night-soft)">
          {GRID_MEMBERS.map((members) => (
            <text key={members} x={x(members)} y="316" textAnchor={members === 10 ? 'start' : 'middle'}>
              {members}
            </text>
          ))}
          <text x={FRAME.right} y="316" textAnchor="end">
            {fillIn(costPlotTexts.people, { count: largestTeam })}
          </text>
        </g>
        {labels.map(({ text, series, ...place }) => (
          <text key={text} {...place} data-series={series} fill={inks[series]}>
            {text}
          </text>
        ))}
      </svg>
      {savesUpTo && (
        <figcaption className="range">
          {fillIn(costPlotTexts.range, { ...atSize, tools: toolNames(tools), savesUpTo })}
        </figcaption>
      )}
    </Figure>
  );
}

const inks = { current: 'var(--night-red)', provider: 'var(--marker)', kept: 'var(--night-text)' } as const;

/** The area of the curves, in units of the view box. */
export const FRAME = { left: 12, right: 508, top: 24, bottom: 290 } as const;

/** The team sizes between which the saving has its label. */
const KEPT = { from: 132, to: 249 } as const;

export type Label = {
  text: string;
  series: 'current' | 'provider' | 'kept';
  x: number;
  /** The base line. */
  y: number;
  textAnchor: 'start' | 'middle' | 'end';
};

/**
 * The curves of a set of tools as path commands, with labels. They end at `savesUpTo`, the largest team for
 * which the tools cost less with us; where there is none, at the largest of all.
 */
export function drawCosts(tools: readonly Tool[]) {
  const savesUpTo = savingRanges(tools).at(-1)?.to;
  const largestTeam = savesUpTo ?? memberLimits.max;
  const highest = costAt(largestTeam, tools).currentCents;
  const x = axis(memberLimits.min, largestTeam, FRAME.left, FRAME.right);
  const y = axis(0, highest, FRAME.bottom, FRAME.top);
  const currentY = (members: number) => y(costAt(members, tools).currentCents);
  const providerY = (members: number) => y(costAt(members, tools).providerCents);

  const current = [memberLimits.min, largestTeam].map((members) => [x(members), currentY(members)] as const);
  const stairs = providerStairs(tools, memberLimits.min, largestTeam, highest);
  const provider = stairs.map(({ members, providerCents }) => [x(members), y(providerCents)] as const);

  return {
    savesUpTo,
    largestTeam,
    x,
    current: pathOf(current),
    provider: pathOf(provider),
    wedge: `${pathOf([...current, ...provider.toReversed()])}Z`,
    labels: [
      { text: costPlotTexts.perPerson, series: 'current', x: x(150), y: currentY(178), textAnchor: 'end' },
      { text: costPlotTexts.withUs, series: 'provider', x: x(208), y: providerY(225) + 24, textAnchor: 'start' },
      {
        text: costPlotTexts.kept,
        series: 'kept',
        x: (x(KEPT.from) + x(KEPT.to)) / 2,
        y: (currentY(KEPT.from) + providerY(KEPT.to)) / 2 + 5,
        textAnchor: 'middle',
      },
    ] satisfies Label[],
  };
}
