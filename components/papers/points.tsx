import type { CSSProperties } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { Inline } from '@/components/ui/inline';
import { css } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';

type Section = SectionOf<'paper'>;
type Staging = Section['staging'];
export type Staged<S extends Staging> = { section: Extract<Section, { staging: S }> };
/** A point at a part of its paper. */
export type Placed = Staged<'marked'>['section']['points'][number];

/** What every staging has: paper in order with the page, a staging that begins a sheet of a printer, and how points look. */
export const stagingStyle = css`
  padding-block: var(--section-space);

  .section-head {
    grid-template-columns: minmax(0, 1fr);
  }
  .section-head h2 {
    max-width: none;
  }
  .point {
    text-wrap: balance;
  }
  .point strong {
    display: block;
    font: 700 var(--text-lg) / var(--leading-snug) var(--font-display);
  }
  .point > span {
    color: var(--soft, var(--ink-soft));
    font: 400 var(--text-md) / var(--leading-snug) var(--font-text);
  }
  @media (max-width: 39.999rem) {
    .button {
      width: 100%;
    }
  }
  @media print {
    break-before: page;
    .point {
      break-inside: avoid;
    }
  }
`;

/** The points below the paper: in a row, with the action at its end, on a wide screen. */
export const footStyle = css`
  .foot {
    margin-top: var(--space-lg);
  }
  .foot li {
    padding-block: var(--space-xs);
    border-bottom: 1px solid var(--rule, var(--dash));
  }
  .foot .button {
    margin-top: var(--space-md);
  }
  @media screen and (min-width: 62rem) {
    .foot,
    .foot ul {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: var(--space-lg);
      align-items: start;
    }
    .foot ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    .foot li {
      padding: 0;
      border: 0;
    }
    .foot .button {
      margin: 0;
    }
  }
`;

export function PointWords({ point: { title, description } }: { point: Section['points'][number] }) {
  return (
    <>
      <Inline as="strong" text={title} /> <Inline as="span" text={description} />
    </>
  );
}

/** The points of a section in a list, and its action. */
export function Points({ section, variant }: { section: Section; variant?: 'marker' }) {
  return (
    <>
      <ul>
        {section.points.map((point) => (
          <li key={point.title} className="point">
            <PointWords point={point} />
          </li>
        ))}
      </ul>
      <ButtonLink action={section.action} variant={variant} />
    </>
  );
}

type Place = CSSProperties & { '--from': number; '--until': number };

/** Rows of a grid with points among them: each point has the room down to the next one, the last one also below the lines. */
export function placesOf(rows: readonly { row: number; point?: Placed }[], last: number) {
  const taken = rows.flatMap(({ row, point }) => (point ? [row] : []));
  return (row: number): Place => ({ '--from': row, '--until': taken.find((next) => next > row) ?? last + 2 });
}

/** A point at its line. */
export function At({ point, place }: { point: Placed; place: Place }) {
  return (
    <div className="point" style={place}>
      <PointWords point={point} />
    </div>
  );
}
