import { ReceiptRule } from '@/components/ui/receipt-rule';
import type { Action } from '@/content/schema/link';
import type { MemberRange } from '@/lib/calculator/cost-curve';
import { type Estimate, hostingMonthlyCents, ratesOf } from '@/lib/calculator/estimate';
import { savingsText, toolCount } from '@/lib/calculator/estimate-words';
import { peopleText } from '@/lib/calculator/members-scale';
import { formatCents } from '@/lib/money/format-money';
import { CountedMoney } from './counted-money';
import { StruckLine } from './struck-line';

type Props = {
  estimate: Estimate;
  ranges: readonly MemberRange[];
  isReady: boolean;
  headingLevel: 'h2' | 'h3';
  action: Action;
};

/**
 * The bill of the chosen tools: struck through where we save, plain where a custom quote is needed. Text that changes is the
 * only text node of its element: browser translators merge neighboring text nodes, and React would lose one.
 */
export function EstimateReceipt({ estimate, ranges, isReady, headingLevel: Heading, action }: Props) {
  return (
    <div className="paper">
      <div className="receipt" data-lines={estimate.status !== 'empty' && estimate.lines.length > 8 ? 'many' : 'few'}>
        <div className="receipt-row receipt-title">
          <Heading>Your monthly bill</Heading>
          <span>{peopleText(estimate.members)}</span>
        </div>
        <ReceiptRule />
        {estimate.status === 'empty' && <p className="blank">Nothing on the bill. Select a tool that you pay for.</p>}
        {estimate.status === 'saving' && (
          <>
            <ul>
              {estimate.lines.map(({ tool, currentMonthlyCents }) => (
                <StruckLine
                  key={tool.id}
                  name={tool.name}
                  amount={formatCents(currentMonthlyCents)}
                  isAnimated={isReady}
                />
              ))}
            </ul>
            <ReceiptRule />
            <SavingTotals estimate={estimate} />
          </>
        )}
        {estimate.status === 'quote' && <QuoteTotals estimate={estimate} ranges={ranges} />}
        <ReceiptRule />
        <a className="button" href={action.to}>
          {action.label}
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
        <Row name="Hosting" cents={hostingMonthlyCents(members, rates)} />
        <Row name={`Support, ${toolCount(lines.length)}`} cents={rates.supportFeeCents} />
      </dl>
      <ReceiptRule />
      <dl className="totals">
        <Row name="You pay now" cents={current.monthlyCents} />
        <Row name="With DohTech" cents={provider.monthlyCents} />
      </dl>
      <ReceiptRule />
      <p>You save every month</p>
      <p className="kept">
        <CountedMoney cents={savings.monthlyCents} />
      </p>
      <p className="receipt-row">
        <span>
          <CountedMoney cents={savings.yearlyCents} /> a year
        </span>{' '}
        <span>
          <mark role="none">{`${estimate.percentage}% less`}</mark>
        </span>
      </p>
      <p className="move">Before the one-time cost of moving your data, which is in your estimate.</p>
    </>
  );
}

type QuoteProps = { estimate: Extract<Estimate, { status: 'quote' }>; ranges: readonly MemberRange[] };

function QuoteTotals({ estimate, ranges }: QuoteProps) {
  return (
    <>
      <ul>
        {estimate.lines.map(({ tool, currentMonthlyCents }) => (
          <li className="receipt-row" key={tool.id}>
            <span>{tool.name}</span> <span>{formatCents(currentMonthlyCents)}</span>
          </li>
        ))}
      </ul>
      <ReceiptRule />
      <dl className="totals">
        <Row name="You pay now" cents={estimate.current.monthlyCents} />
        <div className="receipt-row">
          <dt>With DohTech</dt>
          <dd>Custom quote</dd>
        </div>
      </dl>
      <ReceiptRule />
      <div className="quote">
        <p className="quote-title">Ask us for a quote</p>
        <p>
          {`Our list prices would not save you money for ${toolCount(estimate.lines.length)} and ${peopleText(estimate.members)}. ${savingsText(ranges, estimate.lines.length)}`}
        </p>
      </div>
    </>
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
