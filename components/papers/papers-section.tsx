import { chipsStyle } from '@/components/parts/chips.style';
import { HeadedSection } from '@/components/ui/section-head';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import { papersTexts } from '@/content/texts/section';
import { findPaper } from '@/lib/papers/find-paper';
import { Paper } from './paper';
import { paperStyle } from './paper.style';

const Root = styledRoot('section', 'papers')`
  ${paperStyle}
  ${chipsStyle}

  .jump {
    display: none;
  }

  /* Nothing scrolls, so the strip takes no focus: hidden, with its papers visible. */
  @media screen and (min-width: 62rem) {
    .strip {
      columns: 2;
      column-gap: var(--space-lg);
      visibility: hidden;
    }
    .paper {
      break-inside: avoid;
      padding: var(--space-lg);
      visibility: visible;
    }
    .paper + .paper {
      margin-top: var(--space-lg);
    }
  }

  /* A strip that scrolls sideways, a paper at a time, with room for their shadow. The links above stay in view. */
  @media screen and (width < 62rem) {
    .jump {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: var(--space-3xs);
    }
    .strip {
      display: flex;
      gap: var(--space-sm);
      align-items: start;
      margin: 0 calc(-1 * var(--page-margin)) calc(-1 * var(--space-xl));
      padding: var(--space-sm) var(--page-margin) var(--space-2xl);
      scroll-padding-inline: var(--page-margin);
      overflow-x: auto;
      scroll-snap-type: x mandatory;
    }
    .strip:focus-visible {
      outline-offset: -3px;
    }
    .paper {
      flex: 0 0 min(100% - 2.2rem, 30rem);
      scroll-snap-align: start;
      scroll-margin-top: var(--space-2xl);
    }
  }

  @media print {
    &,
    & + * {
      break-before: page;
    }
    .strip {
      display: block;
    }
    .paper + .paper {
      margin: 0;
      break-before: page;
    }
  }
`;

/** Sample papers side by side; on a narrow screen a strip, with links to each. Works without script. */
export function PapersSection({ section }: { section: SectionOf<'papers'> }) {
  return (
    <HeadedSection root={Root} section={section} data-tone="mist">
      <nav className="jump chips" aria-label={papersTexts.jump}>
        {section.papers.map((id) => (
          <a key={id} href={`#${id}`}>
            {findPaper(id).shortTitle}
          </a>
        ))}
      </nav>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll the strip */}
      <div className="strip" role="group" aria-label={papersTexts.strip} tabIndex={0}>
        {section.papers.map((id) => (
          <Paper key={id} id={id} isAnchor />
        ))}
      </div>
    </HeadedSection>
  );
}
