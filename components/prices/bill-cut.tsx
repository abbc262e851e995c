import { Receipt } from '@/components/parts/receipt';
import { Stamp } from '@/components/parts/stamp';
import { Inline } from '@/components/ui/inline';
import { Struck } from '@/components/ui/struck';
import { sampleBill } from '@/content/sample-bill';
import type { SectionOf } from '@/content/schema/section';
import { priceTexts } from '@/content/texts/price';
import { whatItCostsTexts } from '@/content/texts/what-it-costs';
import { peopleText } from '@/lib/calculator/members-scale';
import { type InvoiceLine, readInvoice } from '@/lib/calculator/read-invoice';
import { formatCents, formatRoundCents } from '@/lib/money/format-money';
import { fillIn } from '@/lib/text/fill-in';

type Cut = SectionOf<'what-it-costs'>['line'];

type Props = {
  line: Cut;
  /** The list price of a line that is added; undefined where it has none. */
  price: string | undefined;
};

/** Three lines of the sample bill, the middle one of which a service touches; or the line that it adds. */
export function BillCut({ line, price }: Props) {
  if ('adds' in line) return <Added line={line} price={price} />;
  const { lines } = readInvoice(sampleBill);
  const people = peopleText(sampleBill.members);
  const marked = lines.findIndex(({ key }) => key === line.marked);
  return (
    <div className="cut">
      <div>
        <ol aria-label={fillIn(whatItCostsTexts.cut, { people })}>
          {lines.slice(marked - 1, marked + 2).map((entry) => (
            <Line key={entry.key} line={entry} isMarked={entry.number === marked + 1} />
          ))}
        </ol>
        <p>
          <span>{fillIn(whatItCostsTexts.month, { people })}</span> <Stamp />
        </p>
      </div>
    </div>
  );
}

/** A line with its list price, or with a sample estimate of three parts, one of which is crossed out. */
function Added({ line: { adds, note, parts = [] }, price }: Props & { line: Extract<Cut, { adds: string }> }) {
  const sum = parts.reduce((total, { dollars, isOut }) => total + (isOut ? 0 : dollars), 0);
  const lines = parts.map(({ text, dollars, isOut }) => {
    const amount = formatRoundCents(dollars * 100);
    return isOut ? { label: text, was: amount, price: whatItCostsTexts.leftOut } : { label: text, price: amount };
  });
  return (
    <>
      <Receipt lines={lines} total={{ label: adds, price: price ?? formatRoundCents(sum * 100) }} />
      <Inline as="p" className="note" text={note} />
    </>
  );
}

function Line({
  line: { number, name, detail, cents, leftCents, mark },
  isMarked,
}: {
  line: InvoiceLine;
  isMarked: boolean;
}) {
  const amount = formatCents(cents);
  return (
    <li data-marked={isMarked || undefined}>
      <span>{number}</span>{' '}
      <span>
        {isMarked ? <mark role="none">{name}</mark> : name}
        {detail && <small>{` ${detail}`}</small>}
      </span>{' '}
      <span>
        {isMarked && leftCents < cents ? <Struck>{amount}</Struck> : amount}
        {isMarked && mark?.kind === 'halve' && (
          <b>
            <span className="visually-hidden">{` ${priceTexts.now}`}</span>
            {` ${formatCents(leftCents)}`}
          </b>
        )}
      </span>
      {isMarked && mark && (
        <>
          {' '}
          <strong>
            <svg viewBox="0 0 16 20" aria-hidden="true">
              <path d="M2 0v14h12m-4-4 4 4-4 4" />
            </svg>
            <Inline text={mark.text} />
          </strong>
        </>
      )}
    </li>
  );
}
