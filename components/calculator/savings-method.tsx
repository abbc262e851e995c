import { Terms } from '@/components/parts/rows';
import { Table } from '@/components/parts/table';
import { styledRoot } from '@/components/ui/styled-root';
import { methodTexts } from '@/content/texts/calculator-page';
import { tools } from '@/content/tools';
import { MEMBERS_PER_DOUBLING } from '@/lib/calculator/estimate';
import { formatCents } from '@/lib/money/format-money';
import { fillIn } from '@/lib/text/fill-in';

const Root = styledRoot('section', 'savings-method')`
  h2 {
    margin-bottom: var(--space-md);
  }
  td {
    font: 500 var(--text-xs) / var(--leading-snug) var(--font-mono);
  }
  small {
    display: block;
    font-weight: 400;
    color: var(--ink-soft);
  }
  /* On a phone the amounts of a tool stand below its name. */
  @media (width < 40rem) {
    .table tr {
      display: grid;
      grid-template-columns: repeat(3, 1fr);
    }
    .table tr > * {
      padding: var(--space-3xs) 0;
    }
    .table tr > :first-child {
      grid-column: 1 / -1;
    }
  }
  @media print {
    &,
    & ~ * {
      display: none;
    }
  }
`;

const doublings = {
  below: MEMBERS_PER_DOUBLING - 1,
  first: MEMBERS_PER_DOUBLING,
  second: 2 * MEMBERS_PER_DOUBLING,
  third: 3 * MEMBERS_PER_DOUBLING,
};

const terms = [
  { term: methodTexts.terms.now, text: methodTexts.now },
  { term: methodTexts.terms.ours, text: fillIn(methodTexts.ours, doublings) },
  { term: methodTexts.terms.paid, text: methodTexts.paid },
  { term: methodTexts.terms.large, text: methodTexts.large },
  { term: methodTexts.terms.whole, text: methodTexts.whole },
];

const columns = [
  { label: methodTexts.tool },
  { label: methodTexts.price, align: 'end' },
  { label: fillIn(methodTexts.hosting, { people: MEMBERS_PER_DOUBLING }), align: 'end' },
  { label: methodTexts.support, align: 'end' },
] as const;

export function SavingsMethod() {
  return (
    <Root className="section">
      <div className="wrap layout">
        <div>
          <h2>{methodTexts.heading}</h2>
          <Terms terms={terms.map((each) => ({ ...each, key: each.term }))} />
        </div>
        <Table
          isWhole
          caption={methodTexts.caption}
          columns={columns}
          rows={tools.map(({ id, name, replacement, pricePerUserCents, resourceCostCents, supportFeeCents }) => ({
            key: id,
            cells: [
              <>
                {name}
                <span className="visually-hidden">, </span>
                <small>{replacement}</small>
              </>,
              formatCents(pricePerUserCents),
              formatCents(resourceCostCents),
              formatCents(supportFeeCents),
            ],
          }))}
        />
      </div>
    </Root>
  );
}
