import type { CSSProperties } from 'react';
import { Stamp } from '@/components/parts/stamp';
import { ButtonLink } from '@/components/ui/button-link';
import { Filled } from '@/components/ui/filled';
import { Icon } from '@/components/ui/icon';
import { Inline } from '@/components/ui/inline';
import { SectionHead } from '@/components/ui/section-head';
import { SiteLink } from '@/components/ui/site-link';
import { Struck } from '@/components/ui/struck';
import { sampleFigures } from '@/content/papers/sample-figures';
import { sampleBill } from '@/content/sample-bill';
import type { SectionOf } from '@/content/schema/section';
import { oneBillTexts } from '@/content/texts/one-bill';
import { priceTexts } from '@/content/texts/price';
import { choiceQuery, orderedTools } from '@/lib/calculator/choice';
import { toolCount } from '@/lib/calculator/estimate-words';
import { peopleText } from '@/lib/calculator/members-scale';
import { type InvoiceLine, type ReadInvoice, readInvoice } from '@/lib/calculator/read-invoice';
import { formatCents, formatRoundCents } from '@/lib/money/format-money';
import { supportSampleCents } from '@/lib/pages/support-sample';
import { readPayback } from '@/lib/papers/amounts';
import { findPaper } from '@/lib/papers/find-paper';
import { blockOf } from '@/lib/papers/parts';
import { CALCULATOR_PATH } from '@/lib/routes/paths';
import { ordinalInWords } from '@/lib/text/count-of';
import { fillIn } from '@/lib/text/fill-in';
import { Root } from './one-bill.style';

/** The sample bill: what goes off it and what stays, its lines under the red pen, and what moving costs. */
export function OneBill({ section }: { section: SectionOf<'one-bill'> }) {
  const { title, members, tools } = sampleBill;
  const bill = readInvoice(sampleBill);
  const calculator = CALCULATOR_PATH + choiceQuery({ members, tools: orderedTools(tools) });
  return (
    <Root id={section.anchor}>
      {section.formerAnchors.map((id) => (
        <span key={id} id={id} />
      ))}
      <div className="wrap">
        <SectionHead heading={section.heading} intro={section.intro} />
        <article className="paper" aria-label={fillIn(oneBillTexts.name, { title })}>
          <div className="spread head">
            <h3>{fillIn(oneBillTexts.title, { title, people: peopleText(members) })}</h3> <Stamp />
          </div>
          <div className="sums">
            <Sums bill={bill} />
          </div>
          <ol>
            {bill.lines.map((line) => (
              <Line key={line.key} line={line} />
            ))}
          </ol>
          <div className="moving">
            <Payback />
            <div className="actions">
              <ButtonLink action={section.action} />{' '}
              <ButtonLink action={{ label: section.calculator.label, to: calculator }} variant="outline" />
            </div>
          </div>
        </article>
      </div>
    </Root>
  );
}

function Line({ line: { number, name, detail, cents, leftCents, fate, mark } }: { line: InvoiceLine }) {
  const isStruck = leftCents < cents;
  const amount = formatCents(cents);
  return (
    <li data-fate={fate}>
      <span>{number}</span>{' '}
      <span>
        {name}
        {detail && <small>{` ${detail}`}</small>}
      </span>{' '}
      <span>{isStruck ? <Struck>{amount}</Struck> : amount}</span>{' '}
      <span>
        {isStruck && <span className="visually-hidden">{`${priceTexts.now} `}</span>}
        {isStruck ? formatRoundCents(leftCents) : fate === 'decide' ? oneBillTexts.decide : oneBillTexts.keep}
      </span>
      {mark && (
        <>
          {' '}
          <p>
            <Inline as="strong" text={mark.text} />{' '}
            <SiteLink to={mark.link.to}>
              {mark.link.label}
              <Icon name="arrow-right" size={1} />
            </SiteLink>
          </p>
        </>
      )}
    </li>
  );
}

/** The part of the bill that goes, for the length of the bar. */
const share = (part: number): CSSProperties & { '--share': string } => ({ '--share': `${(100 * part).toFixed(2)}%` });

function Sums({ bill }: { bill: ReadInvoice }) {
  const { totalCents, moved, canceledOrHalved, offCents, leftCents, shares } = bill;
  const { percentage } = shares;
  return (
    <>
      <dl>
        <Sum name={oneBillTexts.month} value={formatCents(totalCents)} />
        <Sum name={fillIn(oneBillTexts.moved, { lines: moved.lines })} value={`−${formatCents(moved.cents)}`} />
        <Sum
          name={fillIn(oneBillTexts.canceledOrHalved, { lines: canceledOrHalved.lines })}
          value={`−${formatCents(canceledOrHalved.cents)}`}
        />
        <div className="off">
          <dt>{oneBillTexts.off}</dt>{' '}
          <dd>
            <mark role="none">{formatCents(offCents)}</mark>
          </dd>
        </div>
      </dl>
      <p className="bar" style={share(offCents / totalCents)}>
        <span>{fillIn(oneBillTexts.share, { percentage })}</span>{' '}
        <span>{fillIn(oneBillTexts.stays, { percentage: 100 - percentage, amount: formatCents(leftCents) })}</span>
      </p>
      <p>
        <Filled
          text={oneBillTexts.together}
          values={{
            ...shares,
            support: formatRoundCents(supportSampleCents()),
            total: formatRoundCents(leftCents + supportSampleCents()),
            desk: <SiteLink to="/services/managed-services/remote-on-site-it-support">{oneBillTexts.desk}</SiteLink>,
          }}
        />
      </p>
    </>
  );
}

function Sum({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt> <dd>{value}</dd>
    </div>
  );
}

/** What moving costs once, by the sample estimate. */
function Payback() {
  const block = blockOf(findPaper('estimate'), 'amounts');
  if (!block) return null;
  const { tools, onceCents, month } = readPayback(block);
  return (
    <p>
      <Filled
        text={oneBillTexts.once}
        values={{
          estimate: <SiteLink to="/about#estimate">{oneBillTexts.estimate}</SiteLink>,
          people: peopleText(sampleFigures.members),
          once: formatRoundCents(onceCents),
          tools: toolCount(tools.length),
          paidBack: <b>{fillIn(oneBillTexts.paidBack, { month: ordinalInWords(month) })}</b>,
        }}
      />
    </p>
  );
}
