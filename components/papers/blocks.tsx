import { createElement, Fragment, type ReactNode } from 'react';
import { Inline } from '@/components/ui/inline';
import { Struck } from '@/components/ui/struck';
import type { StyledRoot } from '@/components/ui/styled-root';
import { sampleFigures } from '@/content/papers/sample-figures';
import type { BlockOf, PaperBlock } from '@/content/schema/paper-blocks';
import { claims } from '@/content/site';
import { priceTexts } from '@/content/texts/price';
import { paybackTexts } from '@/content/texts/section';
import { peopleText } from '@/lib/calculator/members-scale';
import { formatCents } from '@/lib/money/format-money';
import { amountCents, centsOff, priceLines, readPayback } from '@/lib/papers/amounts';
import { clockAfter } from '@/lib/papers/clock';
import { ordinalInWords } from '@/lib/text/count-of';
import { fillIn } from '@/lib/text/fill-in';
import { BarsBlock } from './bars-block';
import { blockRoots } from './block-roots';
import { ChecksBlock } from './checks-block';
import { CodeBlock } from './code-block';
import { PairTable } from './pair-table';
import { TableBlock } from './table-block';

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
  table: TableBlock,
  checks: ChecksBlock,
  bars: BarsBlock,
  code: CodeBlock,
  pair: PairTable,
};

/** A block of a paper. Beside a single paper, `isAlone`, it brings its styles along. */
export function renderBlock<K extends Kind>(kind: K, block: BlockProps<K>['block'], isAlone = false) {
  const Root: StyledRoot | undefined = blockRoots[kind];
  const content = registry[kind]({ block });
  return isAlone && Root ? <Root>{content}</Root> : content;
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
  const table = (
    <table>
      <tbody>
        {lines.map(({ text, money }) => (
          <tr key={text}>
            <th scope="row">
              <Inline text={text} />
            </th>
            <td>{money}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {totals.map(({ label, money }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{money}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
  if (!block.payback) return table;
  return (
    <>
      {table}
      <Payback block={block} />
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
    <ol>
      {entries.map(({ minute, text }) => {
        const time = clockAfter(start, minute);
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
  return (
    <dl className="rows readings">
      {block.readings.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <Inline as="dd" text={value} />
        </div>
      ))}
    </dl>
  );
}

function Marked({ block: { lines, total } }: BlockProps<'marked'>) {
  return (
    <dl className="rows marked">
      {lines.map(({ label, was, note, now }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Struck>{formatCents(amountCents(was))}</Struck>
          </dd>
          <Inline as="dd" text={now ? `${note}, ${priceTexts.now} ${formatCents(amountCents(now))}` : note} />
        </div>
      ))}
      <div>
        <dt>{total}</dt>
        <dd>{formatCents(centsOff(lines))}</dd>
      </div>
    </dl>
  );
}

function Stamp({ block: { text, small } }: BlockProps<'stamp'>) {
  return (
    <p className="stamp">
      <Inline as="strong" text={text} /> <small>{small}</small>
    </p>
  );
}

function Note({ block: { label, text } }: BlockProps<'note'>) {
  return (
    <p className="note">
      <strong>{label}</strong> <Inline as="span" text={text} />
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
