import { Inline } from '@/components/ui/inline';
import { styledRoot } from '@/components/ui/styled-root';
import { methodTexts } from '@/content/texts/calculator-page';
import { memberLimits, tools } from '@/content/tools';
import { MEMBERS_PER_DOUBLING } from '@/lib/calculator/estimate';
import { peopleText } from '@/lib/calculator/members-scale';
import { formatCents } from '@/lib/money/format-money';
import { fillIn } from '@/lib/text/fill-in';

const Root = styledRoot('section', 'savings-method')`
  padding-block: var(--section-space);
  --sides: 0.8fr 1.2fr;

  h2 {
    max-width: 7.98em;
  }
  dl {
    display: grid;
    gap: var(--space-sm);
    margin-top: var(--space-lg);
    max-width: 34rem;
  }
  dt {
    font-weight: 600;
  }
  dd {
    color: var(--ink-soft);
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  caption {
    padding-bottom: var(--space-xs);
    text-align: left;
    color: var(--ink-soft);
  }
  th,
  td {
    padding: var(--space-2xs) 0 var(--space-2xs) var(--space-xs);
    border-bottom: 1px solid var(--line);
    text-align: left;
    line-height: var(--leading-snug);
  }
  thead th {
    font: 500 var(--text-xs) / var(--leading-snug) var(--font-mono);
    color: var(--ink-soft);
    vertical-align: bottom;
  }
  tbody th {
    font-weight: 600;
  }
  tr > th:nth-of-type(1) {
    padding-left: 0;
  }
  tr > :last-child {
    padding-left: var(--space-md);
  }
  .amount {
    text-align: right;
    font: 500 var(--text-xs) / var(--leading-snug) var(--font-mono);
    font-variant-numeric: tabular-nums;
  }
  .instead {
    display: block;
    font-weight: 400;
    font-size: var(--text-sm);
    color: var(--ink-soft);
  }

  @media (max-width: 39.999rem) {
    th,
    td {
      padding-left: var(--space-3xs);
      font-size: var(--text-sm);
    }
    thead th,
    .amount {
      font-size: var(--text-xs);
    }
    tr > :last-child {
      padding-left: var(--space-2xs);
    }
  }
  /* On a narrow phone, or with large text: the amounts of a tool stand below its name. */
  @media (max-width: 21rem) {
    tr {
      display: grid;
      grid-template-columns: repeat(3, 1fr);
    }
    tr > :first-child {
      grid-column: 1 / -1;
      border: 0;
    }
    .amount.amount {
      padding-left: 0;
    }
  }
  @media screen and (min-width: 62rem) {
    .words {
      position: sticky;
      top: calc(var(--header-height) + var(--space-lg));
    }
  }
  @media print {
    &,
    & ~ * {
      display: none;
    }
  }
`;

const smallest = { people: peopleText(memberLimits.min) };

/** The calculator's formula, and every figure in it. */
export function SavingsMethod() {
  return (
    <Root>
      <div className="wrap layout">
        <div className="words">
          <h2>{methodTexts.heading}</h2>
          <dl>
            <div>
              <dt>{methodTexts.terms.now}</dt>
              <dd>{methodTexts.now}</dd>
            </div>
            <div>
              <dt>{methodTexts.terms.ours}</dt>
              <dd>
                {fillIn(methodTexts.ours, {
                  below: MEMBERS_PER_DOUBLING - 1,
                  first: MEMBERS_PER_DOUBLING,
                  second: 2 * MEMBERS_PER_DOUBLING,
                  third: 3 * MEMBERS_PER_DOUBLING,
                })}
              </dd>
            </div>
            <div>
              <dt>{methodTexts.terms.large}</dt>
              <dd>{methodTexts.large}</dd>
            </div>
            <div>
              <dt>{fillIn(methodTexts.terms.small, smallest)}</dt>
              <Inline as="dd" text={fillIn(methodTexts.small, smallest)} />
            </div>
            <div>
              <dt>{methodTexts.terms.whole}</dt>
              <Inline as="dd" text={methodTexts.whole} />
            </div>
          </dl>
        </div>
        <table>
          <caption>{methodTexts.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{methodTexts.tool}</th>
              <th scope="col" className="amount">
                {methodTexts.price}
              </th>
              <th scope="col" className="amount">
                {fillIn(methodTexts.hosting, { people: MEMBERS_PER_DOUBLING })}
                <span className="visually-hidden">{` ${methodTexts.people}`}</span>
              </th>
              <th scope="col" className="amount">
                {methodTexts.support}
              </th>
            </tr>
          </thead>
          <tbody>
            {tools.map((tool) => (
              <tr key={tool.id}>
                <th scope="row">
                  {tool.name}
                  <span className="visually-hidden">, </span>
                  <span className="instead">{tool.replacement}</span>
                </th>
                <td className="amount">{formatCents(tool.pricePerUserCents)}</td>
                <td className="amount">{formatCents(tool.resourceCostCents)}</td>
                <td className="amount">{formatCents(tool.supportFeeCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Root>
  );
}
