import { Carousel } from '@/components/lazy.client';
import { SectionHead } from '@/components/ui/section-head';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import { slidePanel } from './slide-panel';
import { carouselStyles } from './slides.style';

/** The slides take these colors in turn. */
const colors = ['marker', 'night', 'mist', 'green'] as const;

const Root = styledRoot('section', 'numbered-carousel')`
  ${carouselStyles}

  @media screen and (min-width: 62rem) {
    .panel {
      grid-template-columns: 0.8fr 1fr;
      align-items: end;
      align-content: end;
      position: relative;
      min-height: 20rem;
    }
    .number {
      position: absolute;
      top: var(--space-lg);
    }
  }
`;

/** Numbered slides as a carousel, with a figure on each. */
export function NumberedSlides({ section }: { section: SectionOf<'numbered-slides'> }) {
  const headingId = `${section.anchor ?? 'slides'}-heading`;
  return (
    <Root id={section.anchor} className="section" data-tone="sheet">
      <div className="wrap">
        <SectionHead heading={section.heading} intro={section.intro} id={headingId} />
        <Carousel
          labelledBy={headingId}
          slides={section.slides.map((slide, index) => slidePanel(slide, colors[index % colors.length] ?? 'sheet'))}
        />
      </div>
    </Root>
  );
}
