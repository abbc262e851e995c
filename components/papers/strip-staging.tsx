import { HeadedSection } from '@/components/ui/section-head';
import { styledRoot } from '@/components/ui/styled-root';
import { findPaper } from '@/lib/papers/find-paper';
import { strip } from '@/lib/papers/parts';
import { Blocks } from './blocks';
import { PaperHead } from './paper';
import { paperStyle } from './paper.style';
import { type Staged, stagingStyle } from './staging';

/** A line of time with a dot for each paper: upright on a phone, and lying above them on a wide screen. */
const Root = styledRoot('section', 'paper-strip')`
  ${stagingStyle}
  ${paperStyle}

  .stops {
    display: grid;
    gap: var(--space-lg);
    padding-left: var(--space-md);
    border-left: 2px solid var(--ink);
  }
  .stop {
    position: relative;
    min-width: 0;
  }
  .stop::before {
    content: '';
    position: absolute;
    left: calc(-1 * var(--space-md));
    width: 1rem;
    height: 1rem;
    border: 2px solid var(--ink);
    border-radius: 50%;
    background: var(--paper);
    translate: calc(-50% - 1px) 10%;
  }
  .stop:nth-of-type(2)::before {
    background: linear-gradient(var(--marker) 0 0);
  }
  .when {
    margin-bottom: var(--space-xs);
    font: 500 var(--text-sm) / var(--leading-snug) var(--font-mono);
  }
  .stop:last-of-type .paper {
    border: 2px dashed var(--line-strong);
    background: none;
    filter: none;
  }
  .paper li:last-of-type {
    border: 0;
  }
  [data-state='open'] {
    font-weight: 600;
  }
  @media screen and (min-width: 62rem) {
    .stops {
      grid-template-columns: minmax(0, 1.25fr) minmax(0, 1.05fr) minmax(0, 0.9fr);
      padding: 0;
      border: 0;
      border-top: 2px solid var(--ink);
    }
    .stop::before {
      left: var(--space-md);
      translate: 0 calc(-50% - 1px);
    }
    .stop::after {
      content: '';
      position: absolute;
      inset: var(--space-2xs) auto auto var(--space-md);
      height: 2.2rem;
      border-left: 2px solid var(--ink);
      translate: 0.45rem;
    }
    .when {
      margin-top: var(--space-xs);
      padding-left: var(--space-xl);
    }
  }
`;

/** Three small papers on a line of time. The last one has not happened yet. */
export function StripStaging({ section }: Staged<'strip'>) {
  return (
    <HeadedSection root={Root} section={section}>
      <ol className="stops">
        {strip(findPaper(section.paper)).map(({ when, caption, blocks }) => (
          <li key={caption} className="stop">
            <p className="when">{when}</p>
            <article className="paper">
              <PaperHead title={caption} />
              <Blocks blocks={blocks} />
            </article>
          </li>
        ))}
      </ol>
    </HeadedSection>
  );
}
