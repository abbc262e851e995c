import { ButtonLink } from '@/components/ui/button-link';
import { Inline } from '@/components/ui/inline';
import { css, styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import { nameInMargin } from '@/content/section-names';
import { findPaper } from '@/lib/papers/find-paper';
import { Paper } from './paper';
import { lookStyles, sheetStyle } from './paper.style';

const sectionStyle = css`
  --soft: var(--night-pale);
  --rule: var(--green-shape);
  background: var(--green-deep);
  color: var(--night-text);
  overflow: hidden;

  &[data-ground='night'] {
    background: var(--night);
  }
  &[data-tone='mist'] {
    --soft: var(--ink-soft);
    --strong: var(--ink);
    --rule: var(--dash);
    background: var(--mist);
    color: var(--ink);
  }

  .lead {
    padding-top: var(--section-space);
  }
  .lead > p {
    max-width: 28rem;
    margin-top: 1.3rem;
    font-size: 1.1rem;
    color: var(--soft);
  }
  .points {
    padding-block: 2rem var(--section-space);
  }
  .points ul {
    margin-bottom: 2rem;
    border-top: 1px solid var(--rule);
  }
  .points li {
    padding-block: 0.85rem;
    border-bottom: 1px solid var(--rule);
    color: var(--soft);
  }
  .points strong {
    display: block;
    font: 700 1.15rem/1.4 var(--font-display);
    color: var(--strong, var(--night-text));
  }
  /* It lies on the panel a little aslant. */
  .paper {
    margin: 2rem -0.75rem 0;
    rotate: 0.6deg;
  }
  /* Beside the words, where it is cut off at the lower edge. */
  @media screen and (min-width: 60rem) {
    .layout {
      display: grid;
      grid-template: auto 1fr / minmax(0, 0.82fr) minmax(0, 1.18fr);
      column-gap: clamp(2.5rem, 5vw, 4.5rem);
      align-items: start;
    }
    .paper {
      grid-area: 1 / 2 / span 2;
      align-self: end;
      margin: 4.2rem 0 -2rem;
      padding: 3rem 3.2rem 4.8rem;
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
    overflow: visible;
    .paper {
      margin: 2rem 0 0;
      rotate: none;
    }
  }
`;

/** A root for each look, so that a page has the style of its own look alone. */
const roots = {
  letter: styledRoot('section', 'paper')`${nameInMargin('paper')}${sheetStyle}${sectionStyle}`,
  report: styledRoot('section', 'paper-report')`${nameInMargin('paper')}${sheetStyle}${sectionStyle}`,
  listing: styledRoot('section', 'paper-listing')`
    ${nameInMargin('paper')}${sheetStyle}${lookStyles.listing}${sectionStyle}
  `,
  receipt: styledRoot('section', 'paper-receipt')`
    ${nameInMargin('paper')}${sheetStyle}${lookStyles.receipt}${sectionStyle}
  `,
  ticket: styledRoot('section', 'paper-ticket')`
    ${nameInMargin('paper')}${sheetStyle}${sectionStyle}${lookStyles.ticket}
  `,
  screen: styledRoot('section', 'paper-screen')`
    ${nameInMargin('paper')}${sheetStyle}${sectionStyle}${lookStyles.screen}
  `,
  graph: styledRoot('section', 'paper-graph')`
    ${nameInMargin('paper')}${sheetStyle}${sectionStyle}${lookStyles.graph}
  `,
};

/** One sample paper in large type, with what there is to see on it: beside it, and on a phone below it. */
export function PaperSection({ section }: { section: SectionOf<'paper'> }) {
  const Root = roots[findPaper(section.paper).look];
  const isLight = section.ground === 'mist';
  const panel = isLight ? undefined : 'night';
  return (
    <Root
      id={section.anchor}
      data-tone={isLight ? 'mist' : 'green'}
      data-ground={section.ground === 'night' ? 'night' : undefined}
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
            {section.points.map(({ title, description }) => (
              <li key={title}>
                <Inline as="strong" text={title} /> <Inline as="span" text={description} />
              </li>
            ))}
          </ul>
          <ButtonLink action={section.action} variant={isLight ? 'solid' : 'marker'} />
        </div>
      </div>
    </Root>
  );
}
