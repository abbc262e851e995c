import { Stamp } from '@/components/parts/stamp';
import { Inline } from '@/components/ui/inline';
import { Struck } from '@/components/ui/struck';
import { sampleBill } from '@/content/sample-bill';
import type { SectionOf } from '@/content/schema/section';
import { priceTexts } from '@/content/texts/price';
import { whatItCostsTexts } from '@/content/texts/what-it-costs';
import { peopleText } from '@/lib/calculator/members-scale';
import { type InvoiceLine, readInvoice } from '@/lib/calculator/read-invoice';
import { formatCents } from '@/lib/money/format-money';
import { fillIn } from '@/lib/text/fill-in';

type Cut = SectionOf<'what-it-costs'>['line'];

/** Three lines of the sample bill, the middle one of which a service touches; or the line alone that it adds. */
export function BillCut({ line, price }: { line: Cut; price: string }) {
  if ('adds' in line) {
    return (
      <div className="cut">
        <ul>
          <li>
            <span>+</span> <span>{line.adds}</span> <span>{price}</span> <Inline as="strong" text={line.note} />
          </li>
        </ul>
      </div>
    );
  }
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
