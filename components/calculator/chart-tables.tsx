import type { Tool } from '@/content/schema/tool';
import { chartTableTexts } from '@/content/texts/calculator';
import { receiptTexts } from '@/content/texts/receipt';
import { tableSizes } from '@/lib/calculator/axes';
import { costAt, type MemberRange, yearMonths } from '@/lib/calculator/cost-curve';
import type { Estimate } from '@/lib/calculator/estimate';
import { formatCents } from '@/lib/money/format-money';
import { fillIn } from '@/lib/text/fill-in';
import { formatCount } from '@/lib/text/format-count';

type SizesProps = { tools: readonly Tool[]; members: number; ranges: readonly MemberRange[] };

export function SizesTable({ tools, members, ranges }: SizesProps) {
  const rows = tableSizes(ranges, members).map((size) => {
    const { currentCents, providerCents } = costAt(size, tools);
    return {
      name: size === members ? fillIn(chartTableTexts.own, { people: formatCount(size) }) : formatCount(size),
      currentCents,
      providerCents: providerCents < currentCents ? providerCents : undefined,
    };
  });
  return <FiguresTable caption={chartTableTexts.sizes} first={chartTableTexts.people} rows={rows} />;
}

export function YearTable({ estimate }: { estimate: Exclude<Estimate, { status: 'empty' }> }) {
  const rows = yearMonths(estimate).map(({ month, ...cents }) => ({ name: String(month), ...cents }));
  return <FiguresTable caption={chartTableTexts.year} first={chartTableTexts.month} rows={rows} />;
}

type FiguresProps = {
  caption: string;
  first: string;
  rows: readonly { name: string; currentCents: number; providerCents: number | undefined }[];
};

function FiguresTable({ caption, first, rows }: FiguresProps) {
  return (
    <details>
      <summary className="touch-line">
        {chartTableTexts.open}
        <span className="visually-hidden">: {caption}</span>
      </summary>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a small phone it scrolls sideways, also by keyboard */}
      <div className="scroller" role="group" aria-label={caption} tabIndex={0}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              <th scope="col">{chartTableTexts.paidPerPerson}</th>
              <th scope="col">{receiptTexts.withUs}</th>
              <th scope="col">{chartTableTexts.save}</th>
            </tr>
          </thead>
          {/* New rows are one change to a screen reader, and new texts one each: they would drown what is announced. */}
          <tbody key={JSON.stringify(rows)}>
            {rows.map(({ name, currentCents, providerCents }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{formatCents(currentCents)}</td>
                <td>{providerCents === undefined ? receiptTexts.customQuote : formatCents(providerCents)}</td>
                <td>{providerCents === undefined ? '–' : formatCents(currentCents - providerCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
