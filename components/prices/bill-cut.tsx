import { Receipt } from '@/components/parts/receipt';
import { Stamp } from '@/components/parts/stamp';
import { Inline } from '@/components/ui/inline';
import { Struck } from '@/components/ui/struck';
import { styledRoot } from '@/components/ui/styled-root';
import { sampleBill } from '@/content/sample-bill';
import type { SectionOf } from '@/content/schema/section';
import { oneBillTexts } from '@/content/texts/one-bill';
import { priceTexts } from '@/content/texts/price';
import { whatItCostsTexts } from '@/content/texts/what-it-costs';
import { peopleText } from '@/lib/calculator/members-scale';
import { type InvoiceLine, readInvoice } from '@/lib/calculator/read-invoice';
import { formatCents, formatRoundCents } from '@/lib/money/format-money';
import { sampleCents } from '@/lib/money/sample-cents';
import { fillIn } from '@/lib/text/fill-in';

type Cut = SectionOf<'what-it-costs'>['line'];

/** Torn off at both ends. */
const Root = styledRoot('div', 'bill-cut')`
  --ink-soft: color-mix(in srgb, var(--ink) 76%, var(--sheet));
  filter: var(--shadow);
  color: var(--ink);

  > div {
    --z: 0.45em;
    padding: var(--space-md);
    background: var(--sheet);
    font: 500 var(--text-sm) / var(--leading-snug) var(--font-mono);
    -webkit-mask:
      conic-gradient(from 135deg at top, #0000, #000 1deg 89deg, #0000 90deg) 50% 0 / calc(2 * var(--z)) 51% repeat-x,
      conic-gradient(from -45deg at bottom, #0000, #000 1deg 89deg, #0000 90deg) 50% 100% / calc(2 * var(--z)) 51%
      repeat-x;
  }
  li {
    display: grid;
    grid-template-columns: 1.6rem minmax(min(6rem, 40%), 1fr) auto;
    gap: 0 var(--space-2xs);
    padding-block: var(--space-xs);
    border-bottom: 1px solid var(--line);
  }
  li > :nth-child(3) {
    text-align: right;
  }
  b,
  small {
    display: block;
  }
  small {
    font-size: var(--text-xs);
  }
  small,
  p,
  li:not([data-marked]) {
    color: var(--ink-soft);
  }
  mark {
    background: var(--marker);
    color: var(--ink);
  }
  strong {
    position: relative;
    grid-column: 2 / -1;
    padding-top: var(--space-3xs);
    padding-left: var(--space-md);
    color: var(--red);
    font: 700 var(--text-md) / var(--leading-snug) var(--font-display);
    text-wrap: balance;
  }
  svg {
    position: absolute;
    inset: 0 auto auto 0;
    width: 1rem;
    fill: none;
    stroke: currentcolor;
    stroke-width: 2;
  }
  p {
    padding-top: var(--space-xs);
    font-size: var(--text-xs);
  }
  /* With large text on a phone an amount stands below its name. */
  @media (width < 18rem) {
    > div {
      padding: var(--space-2xs);
    }
    li > :nth-child(3) {
      grid-column: 2;
    }
  }
  @media print, (forced-colors: active) {
    > div {
      border: 1px solid;
      -webkit-mask: none;
    }
  }
`;

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
    <Root>
      <div>
        <ol aria-label={fillIn(whatItCostsTexts.cut, { people })}>
          {lines.slice(marked - 1, marked + 2).map((entry) => (
            <Line key={entry.key} line={entry} isMarked={entry.number === marked + 1} />
          ))}
        </ol>
        <p className="spread">
          <span>{fillIn(whatItCostsTexts.month, { people })}</span> <Stamp />
        </p>
      </div>
    </Root>
  );
}

/** A line with its list price, or with a sample estimate of three parts, one of which is crossed out. */
function Added({ line: { adds, note, parts = [] }, price }: Props & { line: Extract<Cut, { adds: string }> }) {
  const lines = parts.map(({ text, dollars, isOut }) => {
    const amount = formatRoundCents(dollars * 100);
    return isOut ? { label: text, was: amount, price: whatItCostsTexts.leftOut } : { label: text, price: amount };
  });
  return (
    <>
      <Receipt lines={lines} total={{ label: adds, price: price ?? formatRoundCents(sampleCents(parts)) }} />
      <Inline as="p" className="note" text={note} />
    </>
  );
}

function Line({
  line: { number, name, detail, cents, leftCents, fate, mark },
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
        {isMarked && leftCents > 0 && leftCents < cents && (
          <b>
            <span className="visually-hidden">{` ${priceTexts.now}`}</span>
            {` ${formatCents(leftCents)}`}
          </b>
        )}
        {isMarked && fate === 'decide' && <b>{` ${oneBillTexts.decide}`}</b>}
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
