import { HeadedSection } from '@/components/ui/section-head';
import { styledRoot } from '@/components/ui/styled-root';
import { Paper } from './paper';
import { paperStyle } from './paper.style';
import { footStyle, Points, type Staged, stagingStyle } from './points';
import { Ticket, ticketStyle } from './ticket';

/** A paper in large type, aslant beside the words, and on a phone below them. */
const Aslant = styledRoot('section', 'paper-sheet')`
  ${stagingStyle}
  ${paperStyle}
  --soft: var(--night-pale);
  --rule: var(--green-shape);
  overflow: hidden;

  &:not([data-tone]) {
    background: var(--green-deep);
    color: var(--night-text);
  }
  &[data-tone] {
    --soft: var(--ink-soft);
    --rule: var(--dash);
  }
  .section-head {
    --ring: var(--soft);
    margin: 0;
  }
  .section-head p {
    color: var(--soft);
  }
  .paper {
    margin: var(--space-lg) calc(-1 * var(--space-xs)) 0;
    rotate: 0.6deg;
  }
  .points {
    padding-top: var(--space-lg);
  }
  .points ul {
    margin-bottom: var(--space-lg);
    border-top: 1px solid var(--rule);
  }
  .points li {
    padding-block: var(--space-xs);
    border-bottom: 1px solid var(--rule);
  }
  @media screen and (min-width: 62rem) {
    .wrap {
      display: grid;
      grid-template: auto 1fr / minmax(0, 0.82fr) minmax(0, 1.18fr);
      column-gap: var(--space-2xl);
      align-items: start;
    }
    .paper {
      grid-area: 1 / 2 / span 2;
      margin: 0;
      padding: var(--space-xl);
      rotate: 1.2deg;
    }
    .paper h3 {
      font-size: var(--text-2xl);
    }
    &[data-side='left'] {
      .wrap {
        grid-template-columns: minmax(0, 1.18fr) minmax(0, 0.82fr);
      }
      .section-head,
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
      margin-inline: 0;
      rotate: none;
    }
  }
`;

/** A ticket across the page, with the points in a row below it. */
const Perforated = styledRoot('section', 'paper-ticket')`
  ${stagingStyle}
  ${footStyle}
  ${paperStyle}
  ${ticketStyle}
  background: var(--mist);
`;

export function SheetStaging({ section }: Staged<'sheet'>) {
  if (section.edge === 'perforated')
    return (
      <HeadedSection root={Perforated} section={section}>
        <Ticket id={section.paper} />
        <div className="foot">
          <Points section={section} />
        </div>
      </HeadedSection>
    );
  const isLight = section.ground === 'mist';
  return (
    <HeadedSection
      root={Aslant}
      section={section}
      data-tone={isLight ? 'mist' : undefined}
      data-side={section.side === 'left' ? 'left' : undefined}
    >
      <Paper id={section.paper} />
      <div className="points" data-panel={isLight ? undefined : 'night'}>
        <Points section={section} variant={isLight ? undefined : 'marker'} />
      </div>
    </HeadedSection>
  );
}
