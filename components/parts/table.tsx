import type { ReactNode } from 'react';
import { styledRoot } from '@/components/ui/styled-root';

/** Where it is too narrow for its columns, a row is a block: its head, then cells that say the name of their column. */
const Root = styledRoot('div', 'table')`
  container-name: table;
  container-type: inline-size;

  caption {
    padding-bottom: var(--space-xs);
    color: var(--ink-soft);
  }
  :is(th, td) {
    padding: var(--space-xs) var(--space-sm) var(--space-xs) 0;
    vertical-align: baseline;
  }
  td {
    font-variant-numeric: tabular-nums;
  }
  thead th {
    color: var(--ink-soft);
    font: 500 var(--text-xs) / var(--leading-snug) var(--font-mono);
    vertical-align: bottom;
  }
  tr {
    border-bottom: 1.5px dashed var(--dash);
  }
  thead tr {
    border-bottom: 1.5px solid var(--ink);
  }
  tr > :last-child {
    padding-right: 0;
  }

  @container table (min-width: 44rem) {
    [data-align='center'] {
      width: 8.5rem;
      text-align: center;
    }
    [data-align='end'] {
      text-align: right;
    }
    td[data-align='end'] {
      white-space: nowrap;
    }
  }
  @container table (width < 44rem) {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    tr {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-3xs) var(--space-sm);
      align-items: baseline;
      padding-block: var(--space-xs);
    }
    :is(th, td) {
      padding: 0;
    }
    :is(th, [data-align='start']) {
      flex-basis: 100%;
    }
    td[data-label]::before {
      content: attr(data-label) ' ';
      color: var(--ink-soft);
      font: 500 var(--text-xs) / var(--leading-snug) var(--font-mono);
    }
  }
`;

type Column = {
  label: string;
  /** Where its cells are in the column. A narrow screen shows cells at the `start` on a line of their own. */
  align?: 'start' | 'center' | 'end';
  /** Its cells say themselves what they are, so that a narrow screen does not repeat the label. */
  isPlain?: boolean;
};

/** Cells in the order of the columns; the first is the head of the row. */
type Row = { key: string; cells: readonly ReactNode[] };

type Props = {
  caption?: string;
  columns: readonly Column[];
  rows: readonly Row[];
};

/** A table that stacks where it is narrow; cells then show and say the name of their column. */
export function Table({ caption, columns, rows }: Props) {
  return (
    <Root className="table">
      <table>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map(({ label, align = 'start' }) => (
              <th key={label} scope="col" data-align={align}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [head, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{head}</th>
              {columns.slice(1).map(({ label, align = 'start', isPlain }, index) => (
                <td key={label} data-align={align} data-label={isPlain ? undefined : label}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Root>
  );
}
