import type { ReactNode } from 'react';

type Column = {
  label: string;
  /** Where its cells are in the column. A narrow screen shows cells at the `start` on a line of their own. */
  align?: 'start' | 'center' | 'end';
  /** Its cells say themselves what they are, so that a narrow screen does not repeat the label. */
  isPlain?: boolean;
};

/** Cells in the order of the columns; the first is the head of the row. */
type Row = { key: string; cells: readonly ReactNode[] };

type Props = { caption?: string; columns: readonly Column[]; rows: readonly Row[]; foot?: readonly ReactNode[] };

/** A table that stacks where it is narrow; cells then show and say the name of their column. Styles are in table.css. */
export function Table({ caption, columns, rows, foot }: Props) {
  const row = ([head, ...cells]: readonly ReactNode[]) => (
    <>
      <th scope="row">{head}</th>
      {columns.slice(1).map(({ label, align = 'start', isPlain }, index) => (
        <td key={label} data-align={align} data-label={isPlain ? undefined : label}>
          {cells[index]}
        </td>
      ))}
    </>
  );
  return (
    <div className="table">
      <table>
        {caption && <caption className="visually-hidden">{caption}</caption>}
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
          {rows.map(({ key, cells }) => (
            <tr key={key}>{row(cells)}</tr>
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <tr>{row(foot)}</tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
