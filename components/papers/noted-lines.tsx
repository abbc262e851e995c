import type { CSSProperties } from 'react';
import { Inline } from '@/components/ui/inline';
import { styledRoot } from '@/components/ui/styled-root';
import type { BlockOf } from '@/content/schema/paper-blocks';
import { formatCents } from '@/lib/money/format-money';
import { columnTotal } from '@/lib/papers/amounts';
import { readBars } from '@/lib/papers/bars';
import { cellText, pointAt } from '@/lib/papers/parts';
import { At, type Placed, placesOf } from './points';
import { penStyle } from './rows-roots';

/*
 * Tables and bars of a paper. On a marked paper they have the points of their section at their lines: in the margin of a wide
 * screen, each as high as its line, and otherwise below it. Each block is a grid, so that browsers move the lines apart where a
 * point is higher than they are.
 */

const PenNote = styledRoot('div', 'paper-pen-note')`${penStyle}`;

type Rows = CSSProperties & { '--rows': number; '--columns'?: number };
type Line = CSSProperties & { '--at': number; '--part'?: string };
const onRow = (row: number): Line => ({ '--at': row });

type Props<Block> = { block: Block; points?: readonly Placed[] };

/** `isPen` where the red pen writes it. */
export function Note({ block: { label, text }, isPen = false }: { block: BlockOf<'note'>; isPen?: boolean }) {
  return (
    <p className={isPen ? 'pen' : 'note'}>
      <strong>{label}</strong> <Inline as="span" text={text} />
    </p>
  );
}

type TableProps = Props<BlockOf<'table'>> & {
  /** Written by the red pen below their lines. */
  notes?: readonly BlockOf<'note'>[];
};

export function PaperTable({ block, points = [], notes = [] }: TableProps) {
  const { caption, columns, rows, total } = block;
  const last = columns.length - 1;
  const headRow = caption === undefined ? 1 : 2;
  let row = headRow;
  const lines = rows.map((cells) => {
    const texts = cells.map(cellText);
    const note = notes.find(({ at }) => at === texts[0]);
    const point = pointAt(points, texts);
    row += 1;
    const line = { row, texts, note, point, column: point ? texts.indexOf(point.at) : -1 };
    if (note) row += 1;
    return line;
  });
  const sumPoint = pointAt(points, total === undefined ? [] : [total]);
  if (total !== undefined) row += 1;
  const placeOf = placesOf([...lines, { row, point: sumPoint }], row);
  const style: Rows = { '--rows': row, '--columns': last };
  return (
    <table className="block" style={style}>
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr style={onRow(headRow)}>
          {columns.map(({ label, numeric }) => (
            <th scope="col" key={label} data-numeric={numeric}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.flatMap(({ row: own, texts, note, point, column }) => {
          const isNumeric = columns[column]?.numeric;
          return [
            <tr key={own} style={onRow(own)}>
              {texts.map((text, index) => {
                const Cell = index === 0 ? 'th' : 'td';
                return (
                  <Cell
                    scope={index === 0 ? 'row' : undefined}
                    key={columns[index]?.label}
                    data-numeric={columns[index]?.numeric}
                    data-label={index === 0 ? undefined : columns[index]?.label}
                    data-credit={text.startsWith('−') || undefined}
                  >
                    {index === column ? (
                      <Inline as="span" className={isNumeric ? 'ring' : 'under'} text={text} />
                    ) : (
                      <Inline text={text} />
                    )}
                  </Cell>
                );
              })}
            </tr>,
            note && (
              <tr key={`${own} note`} className="say" style={onRow(own + 1)}>
                <td colSpan={columns.length}>
                  <PenNote>
                    <Note block={note} isPen />
                  </PenNote>
                </td>
              </tr>
            ),
            point && (
              <tr key={`${own} point`} className="at">
                <td colSpan={columns.length}>
                  <At point={point} place={placeOf(own)} />
                </td>
              </tr>
            ),
          ];
        })}
      </tbody>
      {total !== undefined && (
        <tfoot>
          <tr style={onRow(row)}>
            <th scope="row">{total}</th>
            {/* Firefox ignores a span in a grid, and would give the amount the header of another column. */}
            {columns.slice(1, last).map(({ label }) => (
              <td key={label} />
            ))}
            <td data-numeric>
              <span className={sumPoint && 'ring'}>{formatCents(columnTotal(rows, last) ?? 0)}</span>
            </td>
          </tr>
          {sumPoint && (
            <tr className="at">
              <td colSpan={columns.length}>
                <At point={sumPoint} place={placeOf(row)} />
              </td>
            </tr>
          )}
        </tfoot>
      )}
    </table>
  );
}

export function PaperBars({ block, points = [] }: Props<BlockOf<'bars'>>) {
  const { caption } = block;
  const head = pointAt(points, caption === undefined ? [] : [caption]);
  const first = caption === undefined ? 1 : 2;
  const lines = readBars(block).map((bar, index) => ({
    ...bar,
    row: first + index,
    point: pointAt(points, [bar.label]),
  }));
  const last = first + lines.length - 1;
  const placeOf = placesOf([{ row: 1, point: head }, ...lines], last);
  const style: Rows = { '--rows': last };
  return (
    <div className="block bars" style={style}>
      {caption !== undefined && <h4>{caption}</h4>}
      {head && (
        <div className="at">
          <At point={head} place={placeOf(1)} />
        </div>
      )}
      <dl className="rows">
        {lines.map(({ label, text, share, isMarked, row, point }) => {
          const bar: Line = { '--at': row, '--part': `${Number((share * 100).toFixed(1))}%` };
          return (
            <div key={label} style={bar} data-marked={isMarked || undefined}>
              <dt>{label}</dt>
              <dd>
                <span className={point && 'ring'}>{text}</span>
              </dd>
              {point && (
                <dd className="at">
                  <At point={point} place={placeOf(row)} />
                </dd>
              )}
            </div>
          );
        })}
      </dl>
    </div>
  );
}
