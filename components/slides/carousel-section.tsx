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
    gap: 1.2rem;
  }
  .controls {
    flex-wrap: wrap;
    margin: 0;
  }
  /* The titles of the reasons choose among them: first a list, then the arrows. */
  .titles {
    flex-basis: 100%;
    margin-bottom: 0.6rem;
    border-top: 1px solid var(--line);
  }
  .titles button {
    display: grid;
    grid-template-columns: 1.4rem 1fr;
    align-items: center;
    gap: 0.6rem;
    width: 100%;
    min-height: 3.1rem;
    border-bottom: 1px solid var(--line);
    color: var(--ink-soft);
    font: 600 1.05rem/1.3 var(--font-text);
    text-align: left;
  }
  .titles :is([aria-current='true'], :hover) {
    color: var(--ink);
  }
  .titles [aria-current='true'] {
    font: 700 1.2rem/1.2 var(--font-display);
  }

  /* No grid on paper: Firefox prints the next section over itself after a grid that goes on over several sheets. */
  @media screen and (min-width: 62rem) {
    .carousel {
      grid-template: auto 1fr / minmax(0, 1fr) minmax(0, 1.35fr);
      gap: 1.8rem 4rem;
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
