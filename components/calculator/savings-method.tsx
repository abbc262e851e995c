import { Terms } from '@/components/parts/rows';
import { styledRoot } from '@/components/ui/styled-root';
import { methodTexts } from '@/content/texts/calculator-page';
import { tools } from '@/content/tools';
import { MEMBERS_PER_DOUBLING } from '@/lib/calculator/estimate';
import { formatRoundCents } from '@/lib/money/format-money';
import { fillIn } from '@/lib/text/fill-in';

const Root = styledRoot('section', 'savings-method')`
  @media print {
    &,
    & ~ * {
      display: none;
    }
  }
`;

/** The lowest and the highest of some amounts: '$30 to $35'. */
function span(cents: readonly number[]): string {
  const from = formatRoundCents(Math.min(...cents));
  const to = formatRoundCents(Math.max(...cents));
  return from === to ? from : fillIn(methodTexts.span, { from, to });
}

const price = {
  hosting: span(tools.map(({ resourceCostCents }) => resourceCostCents)),
  support: span(tools.map(({ supportFeeCents }) => supportFeeCents)),
  below: MEMBERS_PER_DOUBLING - 1,
  first: MEMBERS_PER_DOUBLING,
  second: 2 * MEMBERS_PER_DOUBLING,
  third: 3 * MEMBERS_PER_DOUBLING,
};

const terms = [
  { term: methodTexts.terms.now, text: methodTexts.now },
  { term: methodTexts.terms.ours, text: fillIn(methodTexts.ours, price) },
  { term: methodTexts.terms.paid, text: methodTexts.paid },
  { term: methodTexts.terms.large, text: methodTexts.large },
  { term: methodTexts.terms.whole, text: methodTexts.whole },
];

export function SavingsMethod() {
  return (
    <Root className="section">
      <div className="wrap layout">
        <h2>{methodTexts.heading}</h2>
        <Terms terms={terms.map((each) => ({ ...each, key: each.term }))} />
      </div>
    </Root>
  );
}
