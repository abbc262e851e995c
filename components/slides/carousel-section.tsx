import { Carousel } from '@/components/lazy.client';
import { Inline } from '@/components/ui/inline';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import { slidePanel } from './slide-panel';
import { carouselStyles } from './slides.style';

const Root = styledRoot('section', 'carousel')`
  ${carouselStyles}
  .panel {
    min-height: 0;
  }
  .carousel {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-sm);
  }
  .controls {
    flex-wrap: wrap;
    margin: 0;
  }
  /* The titles of the reasons choose among them: first a list, then the arrows. */
  .titles {
    flex-basis: 100%;
    margin-bottom: var(--space-2xs);
    border-top: 1px solid var(--line);
  }
  .titles button {
    display: grid;
    grid-template-columns: 1.4rem 1fr;
    align-items: center;
    gap: var(--space-2xs);
    width: 100%;
    min-height: 3.1rem;
    border-bottom: 1px solid var(--line);
    color: var(--ink-soft);
    font: 600 var(--text-md) / var(--leading-snug) var(--font-text);
    text-align: left;
  }
  .titles :is([aria-current='true'], :hover) {
    color: var(--ink);
  }
  .titles [aria-current='true'] {
    font: 700 var(--text-lg) / var(--leading-snug) var(--font-display);
  }

  /* No grid on paper: Firefox prints the next section over itself after a grid that goes on over several sheets. */
  @media screen and (min-width: 62rem) {
    .carousel {
      grid-template: auto 1fr / minmax(0, 1fr) minmax(0, 1.35fr);
      gap: var(--space-lg) var(--space-2xl);
    }
    .swipe-area {
      grid-area: 1 / 2 / 3;
    }
    .slides,
    .slide {
      height: 100%;
    }
    .controls {
      align-content: start;
    }
  }
  @media print {
    .carousel {
      display: block;
    }
  }
`;

/** Why choose us: one reason at a time, each on its own color. */
export function CarouselSection({ section }: { section: SectionOf<'carousel'> }) {
  const headingId = `${section.anchor ?? 'reasons'}-heading`;
  return (
    <Root id={section.anchor} className="section" data-tone="sheet">
      <div className="wrap">
        <Carousel
          labelledBy={headingId}
          heading={<Inline as="h2" id={headingId} text={section.heading} />}
          slides={section.slides.map((slide) => slidePanel(slide, slide.bgColor))}
        />
      </div>
    </Root>
  );
}
