import { Till } from '@/components/parts/till';
import { ButtonLink } from '@/components/ui/button-link';
import { Inline } from '@/components/ui/inline';
import { styledRoot } from '@/components/ui/styled-root';
import { sampleBill } from '@/content/sample-bill';
import type { SectionOf } from '@/content/schema/section';
import { priceBuiltTexts } from '@/content/texts/section';
import { emptyBill, withLines } from '@/lib/bill/bill';
import { priceBill } from '@/lib/bill/price-bill';
import { choiceQuery, orderedTools } from '@/lib/calculator/choice';
import { chosenTools } from '@/lib/calculator/chosen-tools';
import { estimate } from '@/lib/calculator/estimate';
import { toolCount } from '@/lib/calculator/estimate-words';
import { peopleText } from '@/lib/calculator/members-scale';
import { formatCents, formatRoundCents } from '@/lib/money/format-money';
import { findOffer } from '@/lib/money/offers';
import { CALCULATOR_PATH } from '@/lib/routes/paths';
import { fillIn } from '@/lib/text/fill-in';

const Root = styledRoot('section', 'price-built')`
  padding-block: var(--section-space);

  .parts {
    margin: var(--space-lg) 0;
    border-top: 1.5px solid var(--ink);
  }
  .parts > div {
    display: grid;
    gap: var(--space-3xs) var(--space-md);
    padding-block: var(--space-sm);
    border-bottom: 1px solid var(--line);
    @media (min-width: 40rem) {
      grid-template-columns: 10.5rem 1fr;
    }
  }
  .parts dt {
    font: 700 var(--text-lg) / var(--leading-snug) var(--font-display);
  }
  .parts dd {
    color: var(--ink-soft);
  }
`;

/** Where the price of a month comes from: its parts in words, and a receipt for the sample team. */
export function PriceBuilt({ section }: { section: SectionOf<'price-built'> }) {
  const { members } = sampleBill;
  const calculator = CALCULATOR_PATH + choiceQuery({ members, tools: orderedTools(sampleBill.tools) });
  return (
    <Root id={section.anchor}>
      <div className="wrap layout">
        <div>
          <Inline as="h2" text={section.heading} />
          <dl className="parts">
            {section.parts.map(({ title, description }) => (
              <div key={title}>
                <Inline as="dt" text={title} />
                <Inline as="dd" text={description} />
              </div>
            ))}
          </dl>
          <div className="actions">
            <ButtonLink action={section.action} />
            <ButtonLink action={{ label: priceBuiltTexts.calculator, to: calculator }} variant="outline" />
          </div>
        </div>
        <Till title={priceBuiltTexts.heading} aside={<span>{peopleText(members)}</span>} {...monthOf(section.server)} />
      </div>
    </Root>
  );
}

/** The tools of the sample bill and a server, priced as on the visitor's bill. */
function monthOf(serverId: SectionOf<'price-built'>['server']) {
  const { members } = sampleBill;
  const tools = chosenTools(sampleBill.tools);
  const moved = estimate(members, tools);
  const { sums } = priceBill(withLines(emptyBill, [...sampleBill.tools, serverId], members));
  const server = findOffer(serverId);
  if (!server || moved.status !== 'saving') throw new Error('expected tools that save, and a server');
  return {
    lines: [
      {
        label: fillIn(priceBuiltTexts.tools, { tools: toolCount(tools.length) }),
        was: formatCents(moved.current.monthlyCents),
        price: formatRoundCents(moved.provider.monthlyCents),
      },
      {
        label: fillIn(priceBuiltTexts.server, { plan: server.name }),
        // The month without the tools.
        price: formatRoundCents(sums.month - moved.provider.monthlyCents),
      },
    ],
    total: { label: priceBuiltTexts.together, price: formatRoundCents(sums.month) },
    note: priceBuiltTexts.once,
  };
}
