import { Struck } from '@/components/ui/struck';
import { styledRoot } from '@/components/ui/styled-root';
import { sampleBill } from '@/content/sample-bill';
import { chosenTools } from '@/lib/calculator/chosen-tools';
import { estimate } from '@/lib/calculator/estimate';
import { peopleText } from '@/lib/calculator/members-scale';
import { formatCents, formatDollars } from '@/lib/money/format-money';

const Stack = styledRoot('div', 'two-bills')`
  position: relative;
  max-width: 31rem;
  margin-inline: auto;
  padding: 0.5rem 0 6.5rem 0.5rem;
  font-size: 1rem;

  .paid,
  .ours {
    filter: var(--shadow);
  }
  .paid {
    width: min(23rem, 94%);
    rotate: -3.2deg;
  }
  .ours {
    position: absolute;
    right: 0.6rem;
    bottom: 0;
    width: min(15.5rem, 70%);
    rotate: 4deg;
  }
  .title {
    font: 700 1rem/1.2 var(--font-display);
    letter-spacing: -0.01em;
  }
  .total {
    font-size: 1rem;
  }
  .flat {
    display: block;
    font: 700 2.4rem/1 var(--font-display);
    color: var(--marker);
    letter-spacing: -0.03em;
    margin-bottom: 0.35rem;
  }
  /* Without backgrounds the overlapping sheets are unreadable. */
  @media print {
    display: none;
  }
`;

/** The bill per person, struck out, and the flat bill over it. The figures are the calculator's. */
export function TwoBills() {
  const { members, tools } = sampleBill;
  const result = estimate(members, chosenTools(tools));
  if (result.status !== 'saving') return null;
  const support = result.lines.reduce((total, line) => total + line.tool.supportFeeCents, 0);
  return (
    <Stack>
      <div className="paid">
        <div className="receipt">
          <p className="receipt-row">
            <span className="title">Monthly tech bill</span>
            <span>{peopleText(members)}</span>
          </p>
          <hr className="receipt-rule" />
          {result.lines.map(({ tool, currentMonthlyCents }) => (
            <p className="receipt-row" key={tool.id}>
              <span>{tool.name}</span>
              <Struck>{formatCents(currentMonthlyCents)}</Struck>
            </p>
          ))}
          <hr className="receipt-rule" />
          <p className="receipt-row total">
            <span>Per-user total</span>
            <Struck>{formatCents(result.current.monthlyCents)}</Struck>
          </p>
        </div>
      </div>
      <div className="ours">
        <div className="receipt" data-panel="night">
          <p className="receipt-row">
            <span className="title">With DohTech</span>
          </p>
          <hr className="receipt-rule" />
          <p className="receipt-row">
            <span>{result.lines.length} tools, hosted</span>
            <span>{formatDollars((result.provider.monthlyCents - support) / 100)}</span>
          </p>
          <p className="receipt-row">
            <span>Support</span>
            <span>{formatDollars(support / 100)}</span>
          </p>
          <hr className="receipt-rule" />
          <p>
            <span className="flat">{formatDollars(result.provider.monthlyCents / 100)}</span>
            for all {members}, every month
          </p>
        </div>
      </div>
    </Stack>
  );
}
