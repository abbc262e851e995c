import { createElement, Fragment, type ReactNode } from 'react';
import { Inline } from '@/components/ui/inline';
import { Struck } from '@/components/ui/struck';
import type { StyledRoot } from '@/components/ui/styled-root';
import { sampleFigures } from '@/content/papers/sample-figures';
import type { BlockOf, PaperBlock } from '@/content/schema/paper-blocks';
import { claims } from '@/content/site';
import { priceTexts } from '@/content/texts/price';
import { checkTexts, paybackTexts } from '@/content/texts/section';
import { peopleText } from '@/lib/calculator/members-scale';
import { formatCents } from '@/lib/money/format-money';
import { amountCents, centsOff, priceLines, readPayback } from '@/lib/papers/amounts';
import { timeAfter } from '@/lib/papers/time-of-day';
import { ordinalInWords } from '@/lib/text/count-of';
import { fillIn } from '@/lib/text/fill-in';
import { blockRoots } from './block-roots';
import { Note, PaperBars, PaperTable } from './noted-lines';
import { PairTable } from './pair-table';

type Kind = PaperBlock['kind'];
type BlockProps<K extends Kind> = { block: BlockOf<K> };

/** The component of each kind of block; a kind without one does not compile. */
const registry: { [K in Kind]: (props: BlockProps<K>) => ReactNode } = {
  terms: Terms,
  amounts: Amounts,
  log: Log,
  days: Days,
  readings: Readings,
  marked: Marked,
  stamp: Stamp,
  note: Note,
  signatures: Signatures,
  table: PaperTable,
  checks: Checks,
  bars: PaperBars,
  code: Code,
  pair: PairTable,
};

/** A block of a paper, with its styles. */
export function renderBlock<K extends Kind>(kind: K, block: BlockProps<K>['block']) {
  const Root: StyledRoot | undefined = blockRoots[kind];
  const content = registry[kind]({ block });
  return Root ? <Root>{content}</Root> : content;
}

/** As arguments and not as a list, the blocks of a paper need no keys. */
export const Blocks = ({ blocks }: { blocks: readonly PaperBlock[] }) =>
  createElement(Fragment, null, ...blocks.map((block) => renderBlock(block.kind, block)));

type Row = { label: ReactNode; value: ReactNode; pen?: string; isTotal?: boolean };

/** Labels with their values. The last total is the large figure of the paper. */
function Rows({ rows, className = 'rows' }: { rows: readonly Row[]; className?: string }) {
  const row = ({ label, value, pen, isTotal }: Row) => (
    <div className={isTotal ? 'total' : undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
      {pen !== undefined && <Inline as="dd" className="pen" text={pen} />}
    </div>
  );
  return createElement('dl', { className }, ...rows.map(row));
}

function Terms({ block }: BlockProps<'terms'>) {
  return (
    <dl className="terms">
      {block.terms.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <Inline as="dd" text={text} />
        </div>
      ))}
    </dl>
  );
}

function Amounts({ block }: BlockProps<'amounts'>) {
  const { lines, totals } = priceLines(block);
  return (
    <>
      <Rows
        rows={[
          ...lines.map(({ text, money }) => ({ label: <Inline text={text} />, value: money })),
          ...totals.map(({ label, money }) => ({ label, value: money, isTotal: true })),
        ]}
      />
      {block.payback && <Payback block={block} />}
    </>
  );
}

function Payback({ block }: BlockProps<'amounts'>) {
  const { todayCents, oursCents, month, monthInFull } = readPayback(block);
  const paid = fillIn(paybackTexts.paid, {
    month: ordinalInWords(month),
    people: peopleText(sampleFigures.members),
    today: formatCents(todayCents),
    ours: formatCents(oursCents),
  });
  const without = fillIn(paybackTexts.without, {
    promotion: claims.promotion,
    month: ordinalInWords(monthInFull),
  });
  return <p className="payback">{month < monthInFull ? `${paid} ${without}` : paid}</p>;
}

function Log({ block: { start, entries } }: BlockProps<'log'>) {
  return (
    <ol className="lines log">
      {entries.map(({ minute, text }) => {
        const time = timeAfter(start, minute);
        return (
          <li key={minute}>
            <time dateTime={time.dateTime}>{time.text}</time> <Inline as="span" text={text} />
          </li>
        );
      })}
    </ol>
  );
}

function Days({ block: { label, count, marked } }: BlockProps<'days'>) {
  // biome-ignore lint/correctness/useJsxKeyInIterable: as arguments of createElement the cells need no keys
  const cells = Array.from({ length: count }, (_, index) => createElement(marked.includes(index + 1) ? 'b' : 'i'));
  return (
    <div className="days" role="img" aria-label={label}>
      {createElement(Fragment, null, ...cells)}
    </div>
  );
}

function Readings({ block }: BlockProps<'readings'>) {
  const rows = block.readings.map(({ label, value }) => ({ label, value: <Inline text={value} /> }));
  return <Rows className="rows readings" rows={rows} />;
}

function Marked({ block: { lines, total } }: BlockProps<'marked'>) {
  return (
    <Rows
      rows={[
        ...lines.map(({ label, was, note, now }) => ({
          label,
          value: <Struck>{formatCents(amountCents(was))}</Struck>,
          pen: now ? `${note}, ${priceTexts.now} ${formatCents(amountCents(now))}` : note,
        })),
        { label: total, value: formatCents(centsOff(lines)), isTotal: true },
      ]}
    />
  );
}

function Stamp({ block: { text, small } }: BlockProps<'stamp'>) {
  return (
    <p className="stamp">
      <Inline as="strong" text={text} /> <small>{small}</small>
    </p>
  );
}

function Signatures({ block }: BlockProps<'signatures'>) {
  return (
    <p className="signatures">
      {block.labels.map((label) => (
        <Inline key={label} as="span" text={`${label} `} />
      ))}
    </p>
  );
}

/** The words above a list or the lines of a file. */
const Captioned = ({ caption, children }: { caption: string | undefined; children: ReactNode }) => (
  <div>
    {caption !== undefined && <h4>{caption}</h4>}
    {children}
  </div>
);

function Checks({ block: { caption, items } }: BlockProps<'checks'>) {
  return (
    <Captioned caption={caption}>
      <ul className="lines checks">
        {items.map(({ state, text }) => (
          <li key={text} data-state={state === 'done' ? undefined : state}>
            <span>
              <span className="visually-hidden">{`${checkTexts[state]} `}</span>
              <Inline text={text} />
            </span>
          </li>
        ))}
      </ul>
    </Captioned>
  );
}

function Code({ block: { caption, code } }: BlockProps<'code'>) {
  return (
    <Captioned caption={caption}>
      <pre translate="no">
        {code.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same
          <span key={index}>{`${line}\n`}</span>
        ))}
      </pre>
    </Captioned>
  );
}
