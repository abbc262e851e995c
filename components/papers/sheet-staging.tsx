import { ButtonLink } from '@/components/ui/button-link';
import { Inline } from '@/components/ui/inline';
import { css, type StyledRoot, styledRoot } from '@/components/ui/styled-root';
import type { Paper as SamplePaper } from '@/content/schema/paper';
import { findPaper } from '@/lib/papers/find-paper';
import { Paper } from './paper';
import { lookStyles, sheetStyle } from './paper.style';
import { PointWords, type Staged, stagingStyle } from './points';

const style = css`
  ${stagingStyle}
  ${sheetStyle}
  --soft: var(--night-pale);
  --rule: var(--green-shape);
  overflow: hidden;
  background: var(--green-deep);
  color: var(--night-text);

  &[data-tone='mist'] {
    --soft: var(--ink-soft);
    --rule: var(--dash);
    background: var(--mist);
    color: var(--ink);
  }

  .lead > p {
    max-width: 28rem;
    margin-top: 1.3rem;
    font-size: 1.1rem;
    color: var(--soft);
  }
  .points {
    padding-top: 2rem;
  }
  .points ul {
    margin-bottom: 2rem;
    border-top: 1px solid var(--rule);
  }
  .points li {
    padding-block: 0.85rem;
    border-bottom: 1px solid var(--rule);
  }
  /* It lies on the panel a little aslant. */
  .paper {
    margin: 2rem -0.75rem 0;
    rotate: 0.6deg;
  }
  @media screen and (min-width: 60rem) {
    .layout {
      display: grid;
      grid-template: auto 1fr / minmax(0, 0.82fr) minmax(0, 1.18fr);
      column-gap: clamp(2.5rem, 5vw, 4.5rem);
      align-items: start;
    }
    .paper {
      grid-area: 1 / 2 / span 2;
      margin: 0;
      --inset: 3rem;
      font-size: 1.12rem;
      rotate: 1.2deg;
    }
    .paper h3 {
      font-size: 2.1rem;
    }
    &[data-side='left'] {
      .layout {
        grid-template-columns: minmax(0, 1.18fr) minmax(0, 0.82fr);
      }
      .lead,
      .points {
        grid-column: 2;
      }
      .paper {
        grid-column: 1;
        rotate: -1.2deg;
      }
    }
  }
  @media print {
    .paper {
      margin: 2rem 0 0;
      rotate: none;
    }
  }
`;

/** A root for each look, so that a page has the style of its own look alone. */
const Plain = styledRoot('section', 'paper')`${style}`;
const roots: { [look in NonNullable<SamplePaper['look']>]?: StyledRoot } = {
  listing: styledRoot('section', 'paper-listing')`${style}${lookStyles.listing}`,
  graph: styledRoot('section', 'paper-graph')`${style}${lookStyles.graph}`,
};

/** A paper in large type, aslant beside the words, and on a phone below them. */
export function SheetStaging({ section }: Staged<'sheet'>) {
  const { look } = findPaper(section.paper);
  const Root = (look && roots[look]) ?? Plain;
  const isLight = section.ground === 'mist';
  const panel = isLight ? undefined : 'night';
  return (
    <Root
      id={section.anchor}
      data-tone={isLight ? 'mist' : undefined}
      data-side={section.side === 'left' ? 'left' : undefined}
    >
      <div className="wrap layout">
        <div className="lead" data-panel={panel}>
          <Inline as="h2" text={section.heading} />
          <Inline as="p" text={section.intro} />
        </div>
        <Paper id={section.paper} isAlone />
        <div className="points" data-panel={panel}>
          <ul>
            {section.points.map((point) => (
              <li key={point.title} className="point">
                <PointWords point={point} />
              </li>
            ))}
          </ul>
          <ButtonLink action={section.action} variant={isLight ? 'solid' : 'marker'} />
        </div>
      </div>
    </Root>
  );
}
