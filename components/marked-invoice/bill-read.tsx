import { BillTally } from '@/components/lazy.client';
import { Stamp } from '@/components/parts/stamp';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Inline } from '@/components/ui/inline';
import { HeadedSection } from '@/components/ui/section-head';
import { SiteLink } from '@/components/ui/site-link';
import { Struck } from '@/components/ui/struck';
import { styledRoot } from '@/components/ui/styled-root';
import { sampleInvoice } from '@/content/sample-invoice';
import type { InvoiceMark } from '@/content/schema/invoice';
import type { SectionOf } from '@/content/schema/section';
import { priceTexts } from '@/content/texts/price';
import { markedInvoiceTexts } from '@/content/texts/section';
import { peopleText } from '@/lib/calculator/members-scale';
import { type InvoiceLine, readInvoice } from '@/lib/calculator/read-invoice';
import { formatCents } from '@/lib/money/format-money';
import { fillIn } from '@/lib/text/fill-in';
import { billReadStyle } from './bill-read.style';

const Root = styledRoot('section', 'bill-read')`${billReadStyle}`;

/** A sample invoice with the marks of a red pen: what to stop, to shrink, to decide and to keep. */
export function BillRead({ section }: { section: SectionOf<'bill-read'> }) {
  const { lines, totalCents, foundCents, foundText } = readInvoice(sampleInvoice);
  const noted = lines.filter(hasNote);
  return (
    <HeadedSection root={Root} section={section}>
      <div>
        <BillTally label={markedInvoiceTexts.tally} totals={runningTotals(lines)} />
        <article className="paper" aria-label={fillIn(markedInvoiceTexts.name, { title: sampleInvoice.title })}>
          <div className="head">
            <div>
              <h3>{sampleInvoice.title}</h3>
              <p>{peopleText(sampleInvoice.members)}</p>
            </div>
            <Stamp />
          </div>
          <ol>
            {lines.map((line) => (
              <Line key={line.number} line={line} isLeft={noted.indexOf(line) % 2 === 1} />
            ))}
          </ol>
          <p className="sum">
            <span>{markedInvoiceTexts.total}</span> <b>{formatCents(totalCents)}</b>
          </p>
          <p className="found">
            <span>{foundText}</span>{' '}
            <b>
              <svg viewBox="0 0 200 70" preserveAspectRatio="none" aria-hidden="true">
                <path d="M40 8C90-2 175 2 194 28c12 26-50 40-110 38C34 65-4 52 5 30 12 12 60 4 120 6" />
              </svg>
              −{formatCents(foundCents)}
            </b>
          </p>
        </article>
      </div>
      <div className="closing">
        <Inline as="p" text={section.closing} />
        <ButtonLink action={section.action} hasArrow />
      </div>
    </HeadedSection>
  );
}

type Noted = Exclude<InvoiceMark, { kind: 'keep' }>;

const hasNote = ({ mark }: InvoiceLine) => mark !== undefined && mark.kind !== 'keep';

function Line({
  line: { name, detail, quantity, cents, offCents, mark },
  isLeft,
}: {
  line: InvoiceLine;
  isLeft: boolean;
}) {
  const isStruck = offCents > 0;
  const isKept = mark?.kind === 'keep';
  const highlighted = mark && !isKept ? <mark role="none">{detail ?? name}</mark> : detail;
  return (
    <li data-struck={isStruck || undefined}>
      <div className="line">
        <span>
          {detail ? `${name}, ` : mark && !isKept ? highlighted : name}
          {detail && highlighted}
          {quantity && <span className="quantity">{` ${quantity}`}</span>}
          {isKept && (
            <span className="keep">
              <Icon name="check" size={1} />
              {` ${markedInvoiceTexts.keep}`}
            </span>
          )}
        </span>{' '}
        <span>{isStruck ? <Struck>{formatCents(cents)}</Struck> : formatCents(cents)}</span>
      </div>
      {mark && mark.kind !== 'keep' && <Note mark={mark} isLeft={isLeft} />}
    </li>
  );
}

/** In the margin of a wide page, on either side in turn; else below its line. Each place has an arrow of its own. */
function Note({ mark: { text, link }, isLeft }: { mark: Noted; isLeft: boolean }) {
  return (
    <p className="note" data-side={isLeft ? 'left' : 'right'}>
      <svg viewBox="0 0 84 32" aria-hidden="true">
        <path className="beside" d="M82 12C60 4 30 6 4 18m9-9L4 18l12 5" />
        <path className="below" d="M4 4v22h20m-7-6 7 6-7 6" />
      </svg>
      <Inline as="span" text={text} />{' '}
      <SiteLink to={link.to}>
        {link.label}
        <Icon name="arrow-right" size={1} />
      </SiteLink>
    </p>
  );
}

/** What is taken off after each stroke, from none to all: '$343.75 a month'. */
function runningTotals(lines: readonly InvoiceLine[]): string[] {
  let total = 0;
  const struck = lines.filter(({ offCents }) => offCents > 0);
  const cents = [0, ...struck.map(({ offCents }) => (total += offCents))];
  return cents.map((sum) => fillIn(priceTexts.monthly, { amount: formatCents(sum) }));
}
