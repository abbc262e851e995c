import { ButtonLink } from '@/components/ui/button-link';
import { Filled } from '@/components/ui/filled';
import { Inline } from '@/components/ui/inline';
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
  padding-block: var(--section-space);

  .layout {
    display: grid;
    gap: 2.5rem 4rem;
    align-items: start;
    @media screen and (min-width: 60rem) {
      grid-template-columns: 0.95fr 1.05fr;
    }
  }
  .words {
    @media screen and (min-width: 60rem) {
      position: sticky;
      top: calc(var(--header-height) + 2rem);
    }
  }
  .words p {
    max-width: 30rem;
    margin: 1.2rem 0 1.8rem;
  }
  .kept {
    font: 700 var(--text-xl) / 1.3 var(--font-display);
    letter-spacing: -0.015em;
  }
  .kept mark {
    display: inline-block;
  }
  .sheet {
    container-type: inline-size;
    filter: var(--shadow);
  }
  .receipt {
    padding: clamp(1.2rem, 3vw, 2rem) clamp(1rem, 3vw, 2rem) 2.4rem;
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  :is(th, td) {
    padding: 0.75rem 0.5rem;
    text-align: left;
    font-weight: 500;
    border-bottom: 1.5px dashed var(--dash);
  }
  thead th {
    color: var(--ink-soft);
    padding-top: 0;
    vertical-align: bottom;
  }
  th:nth-of-type(1) {
    padding-left: 0;
  }
  .amount {
    text-align: right;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  :is(thead th, td):last-of-type {
    padding-right: 0;
  }
  .ours {
    padding-left: 1.75rem;
  }
  td.ours {
    font: 600 1.0625rem/1.3 var(--font-text);
  }
  tfoot :is(th, td) {
    border: 0;
    padding-top: 1.2rem;
  }
  tfoot .total {
    font: 700 1.5rem/1 var(--font-display);
    letter-spacing: -0.02em;
  }

  /* Too narrow for four columns, also with the reader's own text spacing: each tool takes two lines. */
  @container (max-width: 35rem) {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    tr {
      display: grid;
      grid-template-columns: 1fr auto;
      padding-block: 0.6rem;
      border-bottom: 1.5px dashed var(--dash);
    }
    tfoot tr {
      border: 0;
    }
    tr :is(th, td) {
      border: 0;
      padding: 0.15rem 0;
    }
    td.ours {
      padding-left: 0;
    }
    tfoot .empty {
      display: none;
    }
    tfoot td.total {
      grid-column: 2;
    }
  }
`;

/** The bill line by line: each paid tool, struck through, and the open-source tool that replaces it. */
export function ToolSwap({ section }: { section: SectionOf<'tool-swap'> }) {
  const result = estimate(section.members, chosenTools(section.tools));
  if (result.status !== 'saving') return null;
  return (
    <Root id={section.anchor}>
      <div className="wrap layout">
        <div className="words">
          <Inline as="h2" text={section.heading} />
          <Inline as="p" className="intro" text={section.intro} />
          <p className="kept">
            <Filled
              text={toolSwapTexts.save}
              values={{
                amount: (
                  <mark role="none">
                    {fillIn(priceTexts.monthly, { amount: formatCents(result.savings.monthlyCents) })}
                  </mark>
                ),
              }}
            />
          </p>
          <ButtonLink action={section.action} variant="outline" />
        </div>
        <div className="sheet">
          <div className="receipt">
            <table>
              <caption className="visually-hidden">
                {fillIn(toolSwapTexts.caption, { people: peopleText(result.members) })}
              </caption>
              <thead>
                <tr>
                  <th scope="col">{toolSwapTexts.paid}</th>
                  <th scope="col" className="amount">
                    {toolSwapTexts.today}
                  </th>
                  <th scope="col" className="ours">
                    {toolSwapTexts.instead}
                  </th>
                  <th scope="col" className="amount">
                    {toolSwapTexts.withUs}
                  </th>
                </tr>
              </thead>
              <tbody>
                {result.lines.map(({ tool, currentMonthlyCents }) => (
                  <tr key={tool.id}>
                    <th scope="row">{tool.name}</th>
                    <td className="amount">
                      <s role="none">{formatCents(currentMonthlyCents)}</s>
                    </td>
                    <td className="ours">{tool.replacement}</td>
                    <td className="amount">{formatCents(providerMonthlyCents(result.members, tool))}</td>
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row">{toolSwapTexts.sum}</th>
                  <td className="amount">
                    <s role="none">{formatCents(result.current.monthlyCents)}</s>
                  </td>
                  <td className="empty" />
                  <td className="amount total">{formatCents(result.provider.monthlyCents)}</td>
                </tr>
              </tfoot>
            </table>
          </div>
        </div>
      </div>
    </Root>
  );
}
