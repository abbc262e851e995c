import { Inline } from '@/components/ui/inline';
import { styledRoot } from '@/components/ui/styled-root';
import type { BlockOf } from '@/content/schema/paper-blocks';
import { formatCents } from '@/lib/money/format-money';
import { amountCents, columnTotal, signedMoney } from '@/lib/papers/amounts';
import { tableStyle } from './block-styles';
import { partStyle } from './caption';

/**
 * On a narrow paper the words are set in the narrower font. On the narrowest a row is a list of its own: its head, then a line
 * for each cell with the head of its column.
 */
const Root = styledRoot('div', 'paper-table')`
  ${partStyle}
  ${tableStyle}
  container-type: inline-size;
  /* With letters spaced out by the reader a table can be wider than its paper. The padding has room for the strokes of the pen. */
  overflow-x: auto;
  margin: 1.3rem -0.4rem;
  padding-inline: 0.4rem;
  table {
    margin: 0;
  }
  thead {
    color: var(--ink-soft);
    border-bottom: 1.5px solid var(--ink);
  }
  td {
    text-align: left;
  }
  th + th {
    padding-left: 0.8rem;
  }
  [data-numeric] {
    text-align: right;
  }
  @container (max-width: 30rem) {
    table {
      --total: 1.1em;
    }
    :is(th, td) {
      padding-block: 0.4rem;
      font-family: var(--font-text);
      line-height: 1.35;
    }
    td,
    th + th {
      padding-left: 0.6rem;
    }
    td[data-numeric] {
      font-family: var(--font-mono);
    }
  }
  @container (max-width: 19.5rem) {
    table {
      --total: 0.95em;
    }
    :is(th, td) {
      font-size: 0.875rem;
    }
    td,
    th + th {
      padding-left: 0.4rem;
    }
  }
  @container (max-width: 18rem) {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    tr {
      display: block;
      padding-block: 0.5rem;
    }
    :is(tbody, tfoot) th {
      padding: 0;
      font-weight: 700;
    }
    td {
      display: flex;
      justify-content: space-between;
      gap: 1rem;
      padding: 0;
      text-align: right;
    }
    td::before {
      content: attr(data-label);
      font-family: var(--font-text);
      color: var(--ink-soft);
    }
    td:empty {
      display: none;
    }
    tfoot td {
      padding-block: 0.15rem;
    }
  }
`;

type Cell = BlockOf<'table'>['rows'][number][number];

export function TableBlock({ block: { caption, columns, rows, total } }: { block: BlockOf<'table'> }) {
  const isNumeric = (index: number) => columns[index]?.numeric;
  return (
    <Root>
      <table>
        {caption !== undefined && <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map(({ label }, index) => (
              <th key={label} scope="col" data-numeric={isNumeric(index)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may begin with the same words
            <tr key={row}>
              <th scope="row" data-numeric={isNumeric(0)}>
                <CellText cell={head} />
              </th>
              {cells.map((cell, index) => (
                <td
                  key={columns[index + 1]?.label}
                  data-label={columns[index + 1]?.label}
                  data-numeric={isNumeric(index + 1)}
                >
                  <CellText cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {total !== undefined && (
          <tfoot>
            <tr>
              <th scope="row">{total}</th>
              {columns.slice(1).map(({ label }, index) => {
                const cents = columnTotal(rows, index + 1);
                return (
                  <td key={label} data-label={label} data-numeric={isNumeric(index + 1)}>
                    {cents === undefined ? null : formatCents(cents)}
                  </td>
                );
              })}
            </tr>
          </tfoot>
        )}
      </table>
    </Root>
  );
}

function CellText({ cell }: { cell: Cell | undefined }) {
  if (cell === undefined) return null;
  return typeof cell === 'string' ? <Inline text={cell} /> : signedMoney(amountCents(cell));
}
