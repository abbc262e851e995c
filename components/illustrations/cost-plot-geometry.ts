import { axis, pathOf } from '@/components/calculator/chart-scale';
import type { Tool } from '@/content/schema/tool';
import { costPlotTexts } from '@/content/texts/calculator';
import { memberLimits } from '@/content/tools';
import { costAt, providerStairs, savingRanges } from '@/lib/calculator/cost-curve';

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
      { text: costPlotTexts.withUs, series: 'provider', x: FRAME.right - 8, y: FRAME.bottom - 8, textAnchor: 'end' },
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
