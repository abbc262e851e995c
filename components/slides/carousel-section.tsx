import { Carousel } from '@/components/lazy.client';
import { Inline } from '@/components/ui/inline';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import { nameInMargin } from '@/content/section-names';
import { slidePanel } from './slide-panel';
import { carouselStyles } from './slides.style';

const Root = styledRoot('section', 'carousel')`
  ${nameInMargin('carousel')}
  ${carouselStyles}
  h2 {
    margin-bottom: 2rem;
  }

  /* No grid on paper: Firefox prints the next section over itself after a grid that goes on over several sheets. */
  @media screen and (min-width: 60rem) {
    .layout {
      display: grid;
      grid-template-columns: 0.55fr minmax(0, 1fr);
      column-gap: 4rem;
    }
  }
`;

/** Why choose us: one reason at a time, each on its own color. */
export function CarouselSection({ section }: { section: SectionOf<'carousel'> }) {
  const headingId = `${section.anchor ?? 'reasons'}-heading`;
  return (
    <Root id={section.anchor} data-tone="sheet">
      <div className="wrap layout">
        <h2 id={headingId}>
          <Inline text={section.heading} />
        </h2>
        <Carousel labelledBy={headingId} slides={section.slides.map((slide) => slidePanel(slide, slide.bgColor))} />
      </div>
    </Root>
  );
}
