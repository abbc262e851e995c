import type { CSSProperties } from 'react';
import { Inline } from '@/components/ui/inline';
import type { Staged } from './staging';

/** A point at a part of its paper. */
export type Placed = Staged<'marked'>['section']['points'][number];
type Place = CSSProperties & { '--from': number; '--until': number };

/** Rows of a grid with points among them: each point has the room down to the next one, the last one also below the lines. */
export function placesOf(rows: readonly { row: number; point?: Placed }[], last: number) {
  const taken = rows.flatMap(({ row, point }) => (point ? [row] : []));
  return (row: number): Place => ({ '--from': row, '--until': taken.find((next) => next > row) ?? last + 2 });
}

/** A point at its line. */
export function At({ point: { title, description }, place }: { point: Placed; place: Place }) {
  return (
    <div className="point" style={place}>
      <Inline as="strong" text={title} /> <Inline as="span" text={description} />
    </div>
  );
}
