import { Carousel } from '@/components/lazy.client';
import { Inline } from '@/components/ui/inline';
import { HeadedSection, SectionHead } from '@/components/ui/section-head';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import { slidePanel } from './slide-panel';
import { carouselStyles } from './slides.style';

/** The slides take these colors in turn. */
const colors = ['marker', 'night', 'mist', 'green'] as const;

const CarouselRoot = styledRoot('section', 'numbered-carousel')`
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
      top: 2rem;
    }
  }
`;

const ListRoot = styledRoot('section', 'numbered-list')`
  ol {
    border-top: 1.5px solid var(--ink);
  }
  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.4rem 0.9rem;
    align-items: baseline;
    padding-block: clamp(1.2rem, 3vw, 2.25rem);
    border-bottom: 1px solid var(--line);
  }
  .number {
    font: 500 var(--text-xs) / 1 var(--font-mono);
    color: var(--accent);
  }
  h3 {
    font-size: clamp(1.35rem, 1.1rem + 1vw, 1.9rem);
  }
  li p {
    grid-column: 1 / -1;
    max-width: 36rem;
    color: var(--ink-soft);
    font-size: 1.1rem;
  }

  @media screen and (min-width: 62rem) {
    li {
      grid-template-columns: 2.5rem 0.8fr 1fr;
      column-gap: 2.5rem;
    }
    li p {
      grid-column: auto;
    }
  }
`;

/** Numbered slides, as a carousel with a figure on each, or as a list. */
export function NumberedSlides({ section }: { section: SectionOf<'numbered-slides'> }) {
  const headingId = `${section.anchor ?? 'slides'}-heading`;
  if (section.layout === 'carousel') {
    return (
      <CarouselRoot id={section.anchor} className="section" data-tone="sheet">
        <div className="wrap">
          <SectionHead heading={section.heading} intro={section.intro} id={headingId} />
          <Carousel
            labelledBy={headingId}
            slides={section.slides.map((slide, index) => slidePanel(slide, colors[index % colors.length] ?? 'sheet'))}
          />
        </div>
      </CarouselRoot>
    );
  }
  return (
    <HeadedSection root={ListRoot} section={section}>
      <ol>
        {section.slides.map((slide) => (
          <li key={slide.id}>
            <span className="number" aria-hidden="true">
              {slide.number}
            </span>
            <Inline as="h3" text={slide.title} />
            <Inline as="p" text={slide.description} />
          </li>
        ))}
      </ol>
    </HeadedSection>
  );
}
