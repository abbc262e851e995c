import { Filled } from '@/components/ui/filled';
import { ReceiptRule } from '@/components/ui/receipt-rule';
import { calculatorTexts } from '@/content/texts/calculator';
import { receiptTexts } from '@/content/texts/receipt';
import type { MemberRange } from '@/lib/calculator/cost-curve';
import { type Estimate, hostingMonthlyCents, providerMonthlyCents, ratesOf } from '@/lib/calculator/estimate';
import { estimateEnquiryPath } from '@/lib/calculator/estimate-message';
import { caveatsOf, savingsText, toolCount } from '@/lib/calculator/estimate-words';
import { peopleText } from '@/lib/calculator/members-scale';
import { formatCents, formatRoundCents } from '@/lib/money/format-money';
import { fillIn } from '@/lib/text/fill-in';
import { CountedMoney } from './counted-money.client';
import { StruckLine } from './struck-line';

/** `address`: the full one of the estimate, for mail. */
type Props = { estimate: Estimate; ranges: readonly MemberRange[]; isReady: boolean; address: string };

/**
 * The receipt of the chosen tools: struck through where we save, plain where a custom quote is needed. Text that changes is the
 * only text node of its element: browser translators merge neighboring text nodes, and React would lose one.
 */
export function EstimateReceipt({ estimate, ranges, isReady, address }: Props) {
  return (
    <div className="receipt-shadow">
      <div className="receipt" data-lines={estimate.status !== 'empty' && estimate.lines.length > 8 ? 'many' : 'few'}>
        <div className="receipt-row receipt-title">
          <h2>{receiptTexts.heading}</h2>
          <span>{peopleText(estimate.members)}</span>
        </div>
        <ReceiptRule />
        {estimate.status === 'empty' && <p className="blank">{receiptTexts.empty}</p>}
        {estimate.status === 'saving' && (
          <>
            <ul>
              {estimate.lines.map(({ tool, currentMonthlyCents: now }) => {
                const { id, name } = tool;
                const more = providerMonthlyCents(estimate.members, tool) - now;
                if (more < 0) return <StruckLine key={id} name={name} amount={formatCents(now)} isAnimated={isReady} />;
                const text = more === 0 ? receiptTexts.kept : receiptTexts.dearer;
                return (
                  <Line key={id} name={fillIn(text, { tool: name, amount: formatRoundCents(more) })} cents={now} />
                );
              })}
            </ul>
            <ReceiptRule />
            <SavingTotals estimate={estimate} />
          </>
        )}
        {estimate.status === 'quote' && <QuoteTotals estimate={estimate} ranges={ranges} />}
        <ReceiptRule />
        <a className="button" href={estimateEnquiryPath(estimate, address)}>
          {estimate.status === 'saving' ? calculatorTexts.askForEstimate : calculatorTexts.askForQuote}
        </a>
      </div>
    </div>
  );
}

function SavingTotals({ estimate }: { estimate: Extract<Estimate, { status: 'saving' }> }) {
  const { lines, members, current, provider, savings } = estimate;
  const rates = ratesOf(lines.map(({ tool }) => tool));
  return (
    <>
      <dl>
        <Row name={receiptTexts.hosting} cents={hostingMonthlyCents(members, rates)} />
        <Row name={fillIn(receiptTexts.support, { tools: toolCount(lines.length) })} cents={rates.supportFeeCents} />
      </dl>
      <ReceiptRule />
      <dl className="totals">
        <Row name={receiptTexts.payNow} cents={current.monthlyCents} />
        <Row name={receiptTexts.withUs} cents={provider.monthlyCents} />
      </dl>
      <ReceiptRule />
      <p>{receiptTexts.save}</p>
      <p className="kept">
        <CountedMoney cents={savings.monthlyCents} />
      </p>
      <p className="receipt-row">
        <span>
          <Filled text={receiptTexts.yearly} values={{ amount: <CountedMoney cents={savings.yearlyCents} /> }} />
        </span>{' '}
        <span>
          {estimate.percentage > 0 && (
            <mark role="none">{fillIn(receiptTexts.less, { percentage: estimate.percentage })}</mark>
          )}
        </span>
      </p>
      <p className="move">{[receiptTexts.move, ...caveatsOf(lines, members)].join(' ')}</p>
    </>
  );
}

type QuoteProps = { estimate: Extract<Estimate, { status: 'quote' }>; ranges: readonly MemberRange[] };

function QuoteTotals({ estimate, ranges }: QuoteProps) {
  return (
    <>
      <ul>
        {estimate.lines.map(({ tool, currentMonthlyCents }) => (
          <Line key={tool.id} name={tool.name} cents={currentMonthlyCents} />
        ))}
      </ul>
      <ReceiptRule />
      <dl className="totals">
        <Row name={receiptTexts.payNow} cents={estimate.current.monthlyCents} />
        <div className="receipt-row">
          <dt>{receiptTexts.withUs}</dt>
          <dd>{receiptTexts.customQuote}</dd>
        </div>
      </dl>
      <ReceiptRule />
      <div className="quote">
        <p className="quote-title">{receiptTexts.askForQuote}</p>
        <p>
          {[
            fillIn(receiptTexts.noSaving, {
              tools: toolCount(estimate.lines.length),
              people: peopleText(estimate.members),
              savings: savingsText(ranges, estimate.lines.length),
            }),
            ...caveatsOf(estimate.lines, estimate.members),
          ].join(' ')}
        </p>
      </div>
    </>
  );
}

function Line({ name, cents }: { name: string; cents: number }) {
  return (
    <li className="receipt-row">
      <span>{name}</span> <span>{formatCents(cents)}</span>
    </li>
  );
}

function Row({ name, cents }: { name: string; cents: number }) {
  return (
    <div className="receipt-row">
      <dt>{name}</dt>
      <dd>
        <CountedMoney cents={cents} />
      </dd>
    </div>
  );
}
