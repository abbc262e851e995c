import { axis, pathOf } from '@/components/calculator/chart-scale';
import type { Tool } from '@/content/schema/tool';
import { costPlotTexts } from '@/content/texts/calculator';
import { memberLimits } from '@/content/tools';
import { costAt, providerStairs, savingRanges } from '@/lib/calculator/cost-curve';

/** The area of the curves, in units of the view box. */
export const FRAME = { left: 12, right: 508, top: 24, bottom: 290 } as const;

/** A character of a label at its largest, on a phone: monospaced, in units of the view box. */
const CHARACTER = { width: 12, rise: 15, fall: 5 } as const;
/** Room between a label and a curve. */
const MARGIN = 8;

export type Label = {
  text: string;
  series: 'current' | 'provider' | 'kept';
  x: number;
  /** The base line. */
  y: number;
  textAnchor: 'start' | 'middle' | 'end';
};

/**
 * The curves of a set of tools as path commands, with labels where no curve crosses them. They end at `savesUpTo`, the largest team for
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
      providerLabel(costPlotTexts.withUs),
      ...keptLabel(costPlotTexts.kept),
    ] satisfies Label[],
  };

  /** Places the label under the last steps, or above them where they are too low. */
  function providerLabel(text: string): Label {
    const width = text.length * CHARACTER.width;
    const isUnder = FRAME.bottom - providerY(membersAt(FRAME.right - MARGIN - width)) > CHARACTER.rise + 2 * MARGIN;
    if (isUnder)
      return { text, series: 'provider', x: FRAME.right - MARGIN, y: FRAME.bottom - MARGIN, textAnchor: 'end' };
    const edge = x(largestTeam - 50);
    const y = providerY(membersAt(edge)) - MARGIN - CHARACTER.fall;
    return { text, series: 'provider', x: edge, y, textAnchor: 'end' };
  }

  /** Centers the label where the wedge is highest; returns none where it does not fit. */
  function keptLabel(text: string): Label[] {
    const width = text.length * CHARACTER.width + 2 * MARGIN;
    const height = CHARACTER.rise + CHARACTER.fall + 2 * MARGIN;
    let best = { room: 0, x: 0, y: 0 };
    for (let left = FRAME.left; left + width <= FRAME.right; left += 2) {
      // The line per person is lowest at the label's left end, our steps are highest at its right end.
      const top = currentY(membersAt(left));
      const room = providerY(membersAt(left + width)) - top;
      if (room > best.room) best = { room, x: left + width / 2, y: top + room / 2 };
    }
    if (best.room < height) return [];
    const y = best.y + (CHARACTER.rise - CHARACTER.fall) / 2;
    return [{ text, series: 'kept', x: best.x, y, textAnchor: 'middle' }];
  }

  function membersAt(x: number): number {
    return Math.floor(axis(FRAME.left, FRAME.right, memberLimits.min, largestTeam)(x));
  }
}
