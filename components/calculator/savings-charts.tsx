import { memo } from 'react';
import type { Tool } from '@/content/schema/tool';
import { chartTexts } from '@/content/texts/calculator';
import type { MemberRange } from '@/lib/calculator/cost-curve';
import type { Estimate } from '@/lib/calculator/estimate';
import { savingsText, toolCount } from '@/lib/calculator/estimate-words';
import { peopleText } from '@/lib/calculator/members-scale';
import { formatCents } from '@/lib/money/format-money';
import { fillIn } from '@/lib/text/fill-in';
import { SizesTable, YearTable } from './chart-tables';
import { CostChart } from './cost-chart';
import { YearChart } from './year-chart';

type Props = { estimate: Estimate; tools: readonly Tool[]; ranges: readonly MemberRange[] };

export const SavingsCharts = memo(function SavingsCharts({ estimate, tools, ranges }: Props) {
  return (
    <section className="pictures" data-panel="night" aria-labelledby="pictures-heading">
      <div className="wrap">
        <h2 id="pictures-heading">{chartTexts.heading}</h2>
        {estimate.status === 'empty' ? (
          <p className="blank">{chartTexts.empty}</p>
        ) : (
          <div className="pair">
            <div className="picture">
              <div className="chart">
                <h3>{fillIn(chartTexts.sizes, { tools: toolCount(tools.length) })}</h3>
                <CostChart
                  tools={tools}
                  members={estimate.members}
                  name={fillIn(chartTexts.you, { people: peopleText(estimate.members) })}
                  ranges={ranges}
                />
                <p className="conclusion">{`${savingsText(ranges, tools.length)} ${chartTexts.scale}`}</p>
              </div>
              <SizesTable tools={tools} members={estimate.members} ranges={ranges} />
            </div>
            <div className="picture">
              <div className="chart">
                <h3>{chartTexts.year}</h3>
                <p className="key" aria-hidden="true">
                  <span data-series="now">{chartTexts.paidPerPerson}</span>
                  {estimate.status === 'saving' && <span data-series="ours">{chartTexts.withUs}</span>}
                </p>
                <YearChart estimate={estimate} />
                <p className="conclusion">{yearText(estimate)}</p>
              </div>
              <YearTable estimate={estimate} />
            </div>
          </div>
        )}
      </div>
    </section>
  );
});

function yearText(estimate: Exclude<Estimate, { status: 'empty' }>): string {
  const now = formatCents(estimate.current.yearlyCents);
  if (estimate.status === 'quote') return fillIn(chartTexts.yearQuote, { now });
  const { provider, savings } = estimate;
  return fillIn(chartTexts.yearSaving, {
    now,
    ours: formatCents(provider.yearlyCents),
    saved: formatCents(savings.yearlyCents),
  });
}
