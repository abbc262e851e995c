import type { CSSProperties, ReactNode } from 'react';
import { Stamp } from '@/components/parts/stamp';
import { Inline } from '@/components/ui/inline';
import { styledRoot } from '@/components/ui/styled-root';
import type { BlockOf, PaperBlock } from '@/content/schema/paper-blocks';
import { formatCents } from '@/lib/money/format-money';
import { columnTotal } from '@/lib/papers/amounts';
import { readBars } from '@/lib/papers/bars';
import { cellText, partsOf, pointAt } from '@/lib/papers/parts';
import { hookStyle } from './block-styles';
import { renderBlock } from './blocks';
import { Caption } from './caption';
import { type Placed, PointWords } from './points';

/*
 * The lines of a paper with the points of its section at them: in the margin of a wide screen, each as high as its line, and
 * otherwise below it. Each block is a grid, so that browsers move the lines apart where a point is higher than they are.
 */

/** A note of the red pen below a line. */
const PenNote = styledRoot('div', 'paper-pen-note')`
  ${hookStyle('&')}
  padding-left: 1.6rem;
  color: var(--red);
  font: 600 1.06rem/1.4 var(--font-display);
`;

type Rows = CSSProperties & { '--rows': number; '--columns'?: number };
type Line = CSSProperties & { '--at': number; '--part'?: string };
const onRow = (row: number): Line => ({ '--at': row });
type Place = CSSProperties & { '--from': number; '--until': number };
type Target = CSSProperties & { '--to': number; '--letters'?: number };

type AtProps = { point: Placed; place: Place; target?: Target; isBelow?: boolean };

/** A point, and the arrow to what it is about, which may pass below other cells. A section without arrows hides them. */
function At({ point, place, target, isBelow }: AtProps) {
  return (
    <>
      {target && <i className="arrow" data-below={isBelow || undefined} style={{ ...place, ...target }} />}
      <div className="point" style={place}>
        <PointWords point={point} />
      </div>
    </>
  );
}

type Props<Block> = { block: Block; points: readonly Placed[]; hasArrows?: boolean };

/** Rows of a grid with points among them: each point has the room down to the next one, the last one also below the lines. */
function placesOf(rows: readonly { row: number; point?: Placed }[], last: number) {
  const taken = rows.flatMap(({ row, point }) => (point ? [row] : []));
  return (row: number): Place => ({ '--from': row, '--until': taken.find((next) => next > row) ?? last + 2 });
}

type TableProps = Props<BlockOf<'table'>> & {
  /** Written by the red pen below their lines. */
  notes?: readonly BlockOf<'note'>[];
  /** What the head of the table says in place of the label of its first column. */
  head?: ReactNode;
};

export function NotedTable({ block, points, notes = [], head, hasArrows }: TableProps) {
  const { caption, columns, rows, total } = block;
  const isNumeric = (index: number) => columns[index]?.numeric;
  /** Without arrows the title stands in the row of heads, in place of the first one. */
  const isInHead = !hasArrows;
  const headRow = caption === undefined || isInHead ? 1 : 2;
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
  const style: Rows = { '--rows': row, '--columns': columns.length - 1 };
  const last = columns.length - 1;
  return (
    <table className="block" style={style}>
      {(caption ?? head) !== undefined && (
        <caption>
          {head}
          {head && caption ? ` ${caption}` : caption}
        </caption>
      )}
      <thead>
        <tr style={onRow(headRow)}>
          {columns.map(({ label, numeric }, index) => (
            <th
              scope="col"
              key={label}
              data-numeric={numeric}
              className={isInHead && index === 0 ? 'visually-hidden' : undefined}
            >
              {head !== undefined && index === last ? (
                <>
                  {/* Readers hear it in the caption, and not with each cell of the column. */}
                  <span aria-hidden="true">
                    <Stamp />
                  </span>
                  {` ${label}`}
                </>
              ) : (
                label
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.flatMap(({ row: own, texts, note, point, column }) => {
          const numeric = isNumeric(column);
          const target: Target = numeric
            ? { '--to': column + 2 }
            : { '--to': column + 1, '--letters': (texts[column] ?? '').length + 3 };
          return [
            <tr key={own} style={onRow(own)}>
              {texts.map((text, index) => {
                const Cell = index === 0 ? 'th' : 'td';
                return (
                  <Cell
                    scope={index === 0 ? 'row' : undefined}
                    key={columns[index]?.label}
                    data-numeric={isNumeric(index)}
                    data-label={index === 0 ? undefined : columns[index]?.label}
                    data-credit={text.startsWith('−') || undefined}
                  >
                    {index === column && hasArrows ? (
                      <span className={numeric ? 'ring' : 'under'}>
                        <Inline text={text} />
                      </span>
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
                  <PenNote>{renderBlock('note', note)}</PenNote>
                </td>
              </tr>
            ),
            point && (
              <tr key={`${own} point`} className="at">
                <td colSpan={columns.length}>
                  <At
                    point={point}
                    place={placeOf(own)}
                    target={hasArrows ? target : undefined}
                    isBelow={column < last}
                  />
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
            <td>{formatCents(columnTotal(rows, last) ?? 0)}</td>
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

export function NotedBars({ block, points, hasArrows }: Props<BlockOf<'bars'>>) {
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
      <Caption text={caption} />
      {head && (
        <div className="at">
          <At point={head} place={placeOf(1)} target={{ '--to': 1, '--letters': (caption?.length ?? 0) * 0.95 }} />
        </div>
      )}
      <dl>
        {lines.map(({ label, text, share, isMarked, row, point }) => {
          const bar: Line = { '--at': row, '--part': `${Number((share * 100).toFixed(1))}%` };
          return (
            <div key={label} style={bar} data-marked={isMarked || undefined}>
              <dt>{label}</dt>
              <dd>
                <span className={point && hasArrows ? 'ring' : undefined}>{text}</span>
              </dd>
              {point && (
                <dd className="at">
                  <At point={point} place={placeOf(row)} target={{ '--to': 4 }} />
                </dd>
              )}
            </div>
          );
        })}
      </dl>
    </div>
  );
}

/** Any other block, with the point that belongs to it. */
export function NotedBlock({ block, points, hasArrows }: Props<PaperBlock>) {
  const point = pointAt(points, partsOf(block));
  const style: Rows = { '--rows': 1 };
  // A stamp is about as wide as its small line, at the left; other blocks fill the paper.
  const target = block.kind === 'stamp' ? { '--to': 1, '--letters': block.small.length + 4 } : { '--to': -3 };
  return (
    <div className="block" style={style}>
      <div className="part">{renderBlock(block.kind, block, true)}</div>
      {point && (
        <div className="at">
          <At point={point} place={{ '--from': 1, '--until': 3 }} target={hasArrows ? target : undefined} />
        </div>
      )}
    </div>
  );
}
