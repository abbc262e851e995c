import { HeadedSection } from '@/components/ui/section-head';
import { styledRoot } from '@/components/ui/styled-root';
import { Paper } from './paper';
import { paperStyle } from './paper.style';
import { type Staged, stagingStyle } from './staging';
import { Ticket, ticketStyle } from './ticket';

/** A paper in large type, tilted beside the words, and on a phone below them. */
const Aslant = styledRoot('section', 'paper-sheet')`
  ${stagingStyle}
  ${paperStyle}
  overflow: hidden;

  &:not([data-tone]) {
    background: var(--green-deep);
    color: var(--night-text);

    .section-head p {
      color: var(--night-pale);
    }
  }
  .section-head {
    margin: 0;
  }
  .paper {
    margin: var(--space-lg) calc(-1 * var(--space-xs)) 0;
  }
  @media screen and (min-width: 62rem) {
    .wrap {
      display: grid;
      grid-template-columns: minmax(0, 0.82fr) minmax(0, 1.18fr);
      gap: var(--space-2xl);
      align-items: center;
    }
    .paper {
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
      .section-head {
        order: 1;
      }
      .paper {
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

/** A ticket across the page. */
const Perforated = styledRoot('section', 'paper-ticket')`
  ${stagingStyle}
  ${paperStyle}
  ${ticketStyle}
  background: var(--mist);
`;

export function SheetStaging({ section }: Staged<'sheet'>) {
  if (section.edge === 'perforated')
    return (
      <HeadedSection root={Perforated} section={section}>
        <Ticket id={section.paper} />
      </HeadedSection>
    );
  return (
    <HeadedSection
      root={Aslant}
      section={section}
      data-tone={section.ground === 'mist' ? 'mist' : undefined}
      data-side={section.side === 'left' ? 'left' : undefined}
    >
      <Paper id={section.paper} />
    </HeadedSection>
  );
}
