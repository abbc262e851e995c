import { styledRoot } from '@/components/ui/styled-root';
import type { Tool } from '@/content/schema/tool';
import { chartTexts, costFigureTexts } from '@/content/texts/calculator';
import { costAt, savingRanges } from '@/lib/calculator/cost-curve';
import { caveatsOf, toolCount, toolNames } from '@/lib/calculator/estimate-words';
import { peopleText } from '@/lib/calculator/members-scale';
import { formatRoundCents } from '@/lib/money/format-money';
import { fillIn } from '@/lib/text/fill-in';
import { chartColors, chartStyle } from './chart.style';
import { CostChart } from './cost-chart';

/** The team size that the chart marks and the caption has the costs of. */
const MEMBERS = 40;

const Figure = styledRoot('figure', 'cost-figure')`
  ${chartColors}
  ${chartStyle}
  figcaption {
    margin-top: var(--space-sm);
    font-size: var(--text-sm);
    color: var(--plot-text);
  }
`;

/** The calculator's chart of cost by team size, for a fixed set of tools. */
export function CostFigure({ tools }: { tools: readonly Tool[] }) {
  const ranges = savingRanges(tools);
  const { currentCents, providerCents } = costAt(MEMBERS, tools);
  const people = peopleText(MEMBERS);
  const savesUpTo = ranges.at(-1)?.to ?? MEMBERS;
  const caveats = caveatsOf(
    tools.map((tool) => ({ tool })),
    savesUpTo,
  );
  return (
    <Figure>
      <div className="chart">
        <h3>{fillIn(chartTexts.sizes, { tools: toolCount(tools.length) })}</h3>
        <CostChart tools={tools} members={MEMBERS} name={people} ranges={ranges} />
      </div>
      <figcaption>
        {[
          fillIn(costFigureTexts.about, {
            tools: toolNames(tools),
            people,
            now: formatRoundCents(currentCents),
            ours: formatRoundCents(providerCents),
            savesUpTo: peopleText(savesUpTo),
          }),
          ...caveats,
        ].join(' ')}
      </figcaption>
    </Figure>
  );
}
