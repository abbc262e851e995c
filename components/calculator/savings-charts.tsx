import { memo } from 'react';
import type { Tool } from '@/content/schema/tool';
import type { MemberRange } from '@/lib/calculator/cost-curve';
import type { Estimate } from '@/lib/calculator/estimate';
import { savingsText, toolCount } from '@/lib/calculator/estimate-words';
import { formatCents } from '@/lib/money/format-money';
import { SizesTable, YearTable } from './chart-tables';
import { CostChart } from './cost-chart';
import { YearChart } from './year-chart';

type Props = { estimate: Estimate; tools: readonly Tool[]; ranges: readonly MemberRange[] };

/** The two charts, each with its conclusion in a sentence and its figures as a table. */
export const SavingsCharts = memo(function SavingsCharts({ estimate, tools, ranges }: Props) {
  return (
    <section className="pictures" data-panel="night" aria-labelledby="pictures-heading">
      <div className="wrap">
        <h2 id="pictures-heading">Your tool bill as the team grows</h2>
        {estimate.status === 'empty' ? (
          <p className="blank">Select a tool above to see its cost for every team size.</p>
        ) : (
          <div className="pair">
            <div className="picture">
              <div className="chart">
                <h3>{`${toolCount(tools.length)}: monthly cost by team size`}</h3>
                <CostChart tools={tools} members={estimate.members} ranges={ranges} />
                <p className="conclusion">
                  {`${savingsText(ranges, tools.length)} On both axes, 10 to 100 is as wide as 100 to 1,000. Hosting doubles at 50, 100, 150 people and so on.`}
                </p>
              </div>
              <SizesTable tools={tools} members={estimate.members} ranges={ranges} />
            </div>
            <div className="picture">
              <div className="chart">
                <h3>Total cost over one year</h3>
                <p className="key" aria-hidden="true">
                  <span data-series="now">paid per person</span>
                  {estimate.status === 'saving' && <span data-series="ours">with DohTech</span>}
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
  if (estimate.status === 'quote')
    return `Paid per person, a year costs ${now}. For this team size, ask us for a custom quote.`;
  return `After twelve months: ${now} paid per person, ${formatCents(estimate.provider.yearlyCents)} with us. You save ${formatCents(estimate.savings.yearlyCents)}.`;
}
