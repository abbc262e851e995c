import type { ReactNode } from 'react';
import type { Tool } from '@/content/schema/tool';
import { tableSizes } from '@/lib/calculator/cost-axes';
import { costAt, type MemberRange } from '@/lib/calculator/cost-curve';
import type { Estimate } from '@/lib/calculator/estimate';
import { yearMonths } from '@/lib/calculator/year';
import { formatCents } from '@/lib/money/format-money';
import { formatCount } from '@/lib/text/format-count';

const QUOTE = 'Custom quote';

type SizesProps = { tools: readonly Tool[]; members: number; ranges: readonly MemberRange[] };

/** Lists the costs at round team sizes, at the visitor's size, and at the first size that needs a quote. */
export function SizesTable({ tools, members, ranges }: SizesProps) {
  return (
    <FiguresTable caption="Monthly cost by team size" first="People">
      {tableSizes(ranges, members).map((size) => {
        const { currentCents, providerCents } = costAt(size, tools);
        return (
          <FiguresRow
            key={size}
            name={formatCount(size) + (size === members ? ' (you)' : '')}
            currentCents={currentCents}
            providerCents={providerCents < currentCents ? providerCents : undefined}
          />
        );
      })}
    </FiguresTable>
  );
}

/** The bars' figures, month by month. */
export function YearTable({ estimate }: { estimate: Exclude<Estimate, { status: 'empty' }> }) {
  return (
    <FiguresTable caption="Total paid since the first month" first="Month">
      {yearMonths(estimate).map(({ month, currentCents, providerCents }) => (
        <FiguresRow key={month} name={String(month)} currentCents={currentCents} providerCents={providerCents} />
      ))}
    </FiguresTable>
  );
}

function FiguresTable({ caption, first, children }: { caption: string; first: string; children: ReactNode }) {
  return (
    <details>
      <summary>
        The figures as a table<span className="visually-hidden">: {caption}</span>
      </summary>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a small phone it scrolls sideways, also by keyboard */}
      <div className="scroller" role="group" aria-label={caption} tabIndex={0}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              <th scope="col">Paid per person</th>
              <th scope="col">With DohTech</th>
              <th scope="col">You save</th>
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
    </details>
  );
}

type RowProps = { name: string; currentCents: number; providerCents: number | undefined };

function FiguresRow({ name, currentCents, providerCents }: RowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{formatCents(currentCents)}</td>
      <td>{providerCents === undefined ? QUOTE : formatCents(providerCents)}</td>
      <td>{providerCents === undefined ? '–' : formatCents(currentCents - providerCents)}</td>
    </tr>
  );
}
