import { ButtonLink } from '@/components/ui/button-link';
import { Inline } from '@/components/ui/inline';
import { ReceiptRule } from '@/components/ui/receipt-rule';
import { styledRoot } from '@/components/ui/styled-root';
import { sampleBill } from '@/content/sample-bill';
import type { SectionOf } from '@/content/schema/section';
import { priceBuiltTexts } from '@/content/texts/section';
import { choiceQuery, orderedTools } from '@/lib/calculator/choice';
import { chosenTools } from '@/lib/calculator/chosen-tools';
import { toolCount, toolNames } from '@/lib/calculator/estimate-words';
import { peopleText } from '@/lib/calculator/members-scale';
import { type MonthBill, monthBill } from '@/lib/calculator/month-bill';
import { formatCents, formatRoundCents } from '@/lib/money/format-money';
import { findOffer, type Offer } from '@/lib/money/offers';
import { CALCULATOR_PATH } from '@/lib/routes/paths';
import { fillIn } from '@/lib/text/fill-in';

const Root = styledRoot('section', 'price-built')`
  padding-block: var(--section-space);

  .layout {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 3rem clamp(2.5rem, 6vw, 5rem);
    align-items: start;
    @media screen and (min-width: 60rem) {
      grid-template-columns: minmax(0, 1fr) minmax(0, max(27rem, 34%));
    }
  }
  .parts {
    margin: 2.2rem 0 2rem;
    border-top: 1.5px solid var(--ink);
  }
  .parts > div {
    display: grid;
    gap: 0.2rem 1.4rem;
    padding-block: 1.15rem;
    border-bottom: 1px solid var(--line);
    @media (min-width: 40rem) {
      grid-template-columns: 10.5rem 1fr;
    }
  }
  .parts dt {
    font: 600 1.2rem/1.35 var(--font-display);
  }
  .parts dd {
    max-width: 40rem;
    color: var(--ink-soft);
  }
  .paper {
    filter: var(--shadow);
  }
  .receipt {
    padding: 2rem clamp(1.2rem, 4vw, 1.8rem) 2.6rem;
    font-size: 0.94rem;
  }
  .receipt h3 {
    font-size: 1.15rem;
  }
  h3 + span,
  .receipt dd {
    flex: none;
    max-width: 60%;
  }
  small {
    display: block;
    margin-top: 0.1rem;
    color: var(--ink-soft);
    font-size: 0.82rem;
  }
  .total {
    flex-wrap: wrap;
    margin-top: 0.6rem;
  }
  .total dt {
    flex: 1 0 9rem;
  }
  .total dd {
    max-width: none;
    margin-left: auto;
    font: 700 clamp(2rem, 1.5rem + 1.6vw, 2.4rem) / 1 var(--font-display);
    letter-spacing: -0.03em;
  }
  .other {
    color: var(--ink-soft);
  }

`;

/** Where the price of a month comes from: its parts in words, and a receipt for the sample team. */
export function PriceBuilt({ section }: { section: SectionOf<'price-built'> }) {
  const { members } = sampleBill;
  const tools = chosenTools(sampleBill.tools);
  const plan = findOffer(section.plan);
  if (!plan) return null;
  const bill = monthBill(section.plan, members, tools);
  const calculator = CALCULATOR_PATH + choiceQuery({ members, tools: orderedTools(sampleBill.tools) });
  return (
    <Root id={section.anchor}>
      <div className="wrap layout">
        <div>
          <Inline as="h2" text={section.heading} />
          <dl className="parts">
            {section.parts.map(({ title, description }) => (
              <div key={title}>
                <dt>
                  <Inline text={title} />
                </dt>
                <Inline as="dd" text={description} />
              </div>
            ))}
          </dl>
          <div className="actions">
            <ButtonLink action={section.action} />
            <ButtonLink action={{ label: priceBuiltTexts.calculator, to: calculator }} variant="outline" />
          </div>
        </div>
        <div className="paper">
          <div className="receipt">
            <div className="receipt-row">
              <h3>{priceBuiltTexts.heading}</h3>
              <span>{peopleText(members)}</span>
            </div>
            <ReceiptRule />
            <Lines plan={plan} bill={bill} tools={toolCount(tools.length)} names={toolNames(tools)} />
          </div>
        </div>
      </div>
    </Root>
  );
}

type LinesProps = { plan: Offer; bill: MonthBill; tools: string; names: string };

function Lines({ plan, bill, tools, names }: LinesProps) {
  const { hosting, support } = bill;
  return (
    <>
      <dl>
        <Row
          name={fillIn(priceBuiltTexts.hosted, { tools })}
          detail={`${names}: ${sumText(hosting)}`}
          value={formatCents(hosting.cents)}
        />
        <Row
          name={fillIn(priceBuiltTexts.supported, { tools })}
          detail={sumText(support)}
          value={formatCents(support.cents)}
        />
        <Row
          name={priceBuiltTexts.toolsOnly}
          detail={priceBuiltTexts.toolsOnlyDetail}
          value={formatCents(bill.toolsCents)}
          className="total"
        />
        <Row
          name={fillIn(priceBuiltTexts.perPerson, { tools })}
          value={formatCents(bill.perPersonCents)}
          className="other"
        />
      </dl>
      <ReceiptRule />
      <dl>
        <Row
          name={fillIn(priceBuiltTexts.plan, { plan: plan.name })}
          detail={plan.features.slice(0, 2).join(', ')}
          value={formatCents(bill.planCents)}
        />
        <Row
          name={fillIn(priceBuiltTexts.toolsAndPlan, { plan: plan.name })}
          value={formatCents(bill.monthlyCents)}
          className="total"
        />
        <Row name={priceBuiltTexts.setup} value={formatCents(bill.setupCents)} />
      </dl>
      <ReceiptRule />
      <dl>
        <Row name={fillIn(priceBuiltTexts.added, { plan: plan.name })} value={priceBuiltTexts.inEstimate} />
        <Row name={priceBuiltTexts.deskAndVisits} value={priceBuiltTexts.inEstimate} />
      </dl>
    </>
  );
}

type RowProps = { name: string; detail?: string; value: string; className?: string };

function Row({ name, detail, value, className = '' }: RowProps) {
  return (
    <div className={`receipt-row ${className}`}>
      <dt>
        {detail ? `${name} ` : name}
        {detail && <small>{detail}</small>}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

/** '5 × $35 + 1 × $30'. */
function sumText({ prices }: MonthBill['hosting']): string {
  return prices.map(({ count, cents }) => `${count} × ${formatRoundCents(cents)}`).join(' + ');
}
