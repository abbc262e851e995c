import { Table } from '@/components/parts/table';
import { ButtonLink } from '@/components/ui/button-link';
import { Filled } from '@/components/ui/filled';
import { HeadedSection } from '@/components/ui/section-head';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import { priceTexts } from '@/content/texts/price';
import { toolSwapTexts } from '@/content/texts/section';
import { chosenTools } from '@/lib/calculator/chosen-tools';
import { estimate, providerMonthlyCents } from '@/lib/calculator/estimate';
import { peopleText } from '@/lib/calculator/members-scale';
import { formatCents } from '@/lib/money/format-money';
import { fillIn } from '@/lib/text/fill-in';

const Root = styledRoot('section', 'tool-swap')`
  .table {
    font: 500 var(--text-md) / var(--leading-snug) var(--font-text);
  }
  tfoot :is(th, td) {
    font-weight: 700;
    font-size: var(--text-xl);
  }
  .sum {
    margin-bottom: var(--space-md);
  }
  .sum > p {
    font: 700 var(--text-xl) / var(--leading-snug) var(--font-display);
  }
`;

/** The bill line by line: each paid tool, struck through, and the open-source tool that replaces it. */
export function ToolSwap({ section }: { section: SectionOf<'tool-swap'> }) {
  const result = estimate(section.members, chosenTools(section.tools));
  if (result.status !== 'saving') return null;
  const saved = fillIn(priceTexts.monthly, { amount: formatCents(result.savings.monthlyCents) });
  return (
    <HeadedSection root={Root} section={section}>
      <div className="spread sum">
        <p>
          <Filled text={toolSwapTexts.save} values={{ amount: <mark role="none">{saved}</mark> }} />
        </p>
        <ButtonLink action={section.action} variant="outline" />
      </div>
      <div className="receipt-shadow">
        <div className="receipt">
          <Table
            caption={fillIn(toolSwapTexts.caption, { people: peopleText(result.members) })}
            columns={[
              { label: toolSwapTexts.paid },
              { label: toolSwapTexts.today, align: 'end' },
              { label: toolSwapTexts.instead },
              { label: toolSwapTexts.withUs, align: 'end' },
            ]}
            rows={result.lines.map(({ tool, currentMonthlyCents }) => ({
              key: tool.id,
              cells: [
                tool.name,
                <Struck key="today" cents={currentMonthlyCents} />,
                tool.replacement,
                formatCents(providerMonthlyCents(result.members, tool)),
              ],
            }))}
            foot={[
              toolSwapTexts.sum,
              <Struck key="today" cents={result.current.monthlyCents} />,
              null,
              formatCents(result.provider.monthlyCents),
            ]}
          />
        </div>
      </div>
    </HeadedSection>
  );
}

function Struck({ cents }: { cents: number }) {
  return <s role="none">{formatCents(cents)}</s>;
}
