import { ButtonLink } from '@/components/ui/button-link';
import { Inline } from '@/components/ui/inline';
import { css } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';

type Section = SectionOf<'paper'>;
type Staging = Section['staging'];
export type Staged<S extends Staging> = { section: Extract<Section, { staging: S }> };
/** A point at a part of its paper. */
export type Placed = Staged<'marked'>['section']['points'][number];

/** What every staging has: paper in order with the page, a staging that begins a sheet of a printer, and how a point looks. */
export const stagingStyle = css`
  padding-block: var(--section-space);

  .point {
    text-wrap: balance;
  }
  .point strong {
    display: block;
    margin-bottom: 0.2rem;
    font: 700 1.2rem/1.25 var(--font-display);
    letter-spacing: -0.01em;
  }
  .point > span {
    color: var(--soft, var(--ink-soft));
    font: 400 1rem/1.5 var(--font-text);
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

/** The heading above its intro, at the full width. */
export const stackedHeadStyle = css`
  .section-head {
    grid-template-columns: minmax(0, 1fr);
  }
  .section-head h2 {
    max-width: none;
  }
`;

/** The points in a row below the paper, with the action at its end. */
export const footStyle = css`
  .foot,
  .points {
    display: grid;
    gap: 1.6rem 2.4rem;
    align-items: start;
  }
  @media (min-width: 44rem) {
    .points {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  @media screen and (min-width: 60rem) {
    .foot {
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }
  .foot {
    margin-top: 2.2rem;
  }
  .foot > .button {
    justify-self: start;
  }
  @media (max-width: 43.999rem) {
    .points {
      gap: 0;
    }
    .points li {
      padding-block: 0.9rem;
      border-bottom: 1px solid var(--rule, var(--dash));
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

export function PointsRow({ section, variant }: { section: Section; variant?: 'marker' }) {
  return (
    <div className="foot">
      <ul className="points">
        {section.points.map((point) => (
          <li key={point.title} className="point">
            <PointWords point={point} />
          </li>
        ))}
      </ul>
      <ButtonLink action={section.action} variant={variant} />
    </div>
  );
}
