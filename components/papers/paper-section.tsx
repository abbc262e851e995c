import { ButtonLink } from '@/components/ui/button-link';
import { Inline } from '@/components/ui/inline';
import { css, styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import { nameInMargin } from '@/content/section-names';
import { findPaper } from '@/lib/papers/find-paper';
import { Paper } from './paper';
import { lookStyles, sheetStyle } from './paper.style';

const sectionStyle = css`
  background: var(--green-deep);
  color: var(--night-text);
  overflow: hidden;

  .words {
    padding-top: var(--section-space);
  }
  .words > p {
    max-width: 28rem;
    margin: 1.3rem 0 2.2rem;
    font-size: 1.1rem;
    color: var(--night-pale);
  }
  .words ul {
    margin-bottom: 2rem;
    border-top: 1px solid var(--green-shape);
  }
  .words li {
    padding-block: 0.85rem;
    border-bottom: 1px solid var(--green-shape);
    color: var(--night-pale);
  }
  .words strong {
    display: block;
    font: 700 1.15rem/1.4 var(--font-display);
    color: var(--night-text);
  }
  /* It lies on the panel a little aslant and is cut off at the lower edge. */
  .paper {
    margin: 2.8rem -0.3rem -1.2rem;
    padding-bottom: 3.6rem;
    rotate: 1.2deg;
  }
  @media (min-width: 60rem) {
    .layout {
      display: grid;
      grid-template-columns: minmax(0, 0.82fr) minmax(0, 1.18fr);
      gap: clamp(2.5rem, 5vw, 4.5rem);
      align-items: start;
    }
    .words {
      padding-bottom: var(--section-space);
    }
    .paper {
      align-self: end;
      margin: 4.2rem 0 -2rem;
      padding: 3rem 3.2rem 4.8rem;
      font-size: 1.12rem;
    }
    .paper h3 {
      font-size: 2.1rem;
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

/** One for each look, so that a page has the style of its own look alone. */
const SheetRoot = styledRoot('section', 'paper')`${nameInMargin('paper')}${sheetStyle}${sectionStyle}`;
const ListingRoot = styledRoot('section', 'paper-on-listing')`
  ${nameInMargin('paper')}${sheetStyle}${lookStyles.listing}${sectionStyle}
`;
const ReceiptRoot = styledRoot('section', 'paper-on-receipt')`
  ${nameInMargin('paper')}${sheetStyle}${lookStyles.receipt}${sectionStyle}
`;
const roots = { letter: SheetRoot, report: SheetRoot, listing: ListingRoot, receipt: ReceiptRoot };

/** One sample paper in large type, beside what there is to see on it. */
export function PaperSection({ section }: { section: SectionOf<'paper'> }) {
  const Root = roots[findPaper(section.paper).look];
  return (
    <Root id={section.anchor} data-tone="green">
      <div className="wrap layout">
        <div className="words" data-panel="night">
          <Inline as="h2" text={section.heading} />
          <Inline as="p" text={section.intro} />
          <ul>
            {section.points.map(({ title, description }) => (
              <li key={title}>
                <Inline as="strong" text={title} />
                <Inline text={description} />
              </li>
            ))}
          </ul>
          <ButtonLink action={section.action} variant="marker" />
        </div>
        <Paper id={section.paper} isAlone />
      </div>
    </Root>
  );
}
