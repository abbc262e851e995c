import { Carousel } from '@/components/lazy.client';
import { Inline } from '@/components/ui/inline';
import { SectionHead } from '@/components/ui/section-head';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import { slidePanel } from './slide-panel';
import { carouselStyles } from './slides.style';

/** The slides take these colors in turn. */
const colors = ['marker', 'night', 'mist', 'green'] as const;

const CarouselRoot = styledRoot('section', 'numbered-carousel')`
  ${carouselStyles}

  @media screen and (min-width: 60rem) {
    .panel {
      grid-template-columns: 0.8fr 1fr;
      align-items: end;
      align-content: end;
      min-height: 20rem;
    }
    .number {
      position: absolute;
      top: 2rem;
    }
    .panel {
      position: relative;
    }
  }
`;

const ListRoot = styledRoot('section', 'numbered-list')`
  padding-block: var(--section-space-open);

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

  @media screen and (min-width: 60rem) {
    li {
      grid-template-columns: 2.5rem 0.8fr 1fr;
      column-gap: 2.5rem;
    }
    li p {
      grid-column: auto;
    }
    h3 {
      max-width: 13.3em;
    }
  }
`;

/** Numbered slides, as a carousel with a figure on each, or as a list. */
export function NumberedSlides({ section }: { section: SectionOf<'numbered-slides'> }) {
  const headingId = `${section.anchor ?? 'slides'}-heading`;
  const head = <SectionHead heading={section.heading} intro={section.intro} id={headingId} />;
  if (section.layout === 'carousel') {
    return (
      <CarouselRoot id={section.anchor} data-tone="sheet">
        <div className="wrap">
          {head}
          <Carousel
            labelledBy={headingId}
            slides={section.slides.map((slide, index) => slidePanel(slide, colors[index % colors.length] ?? 'sheet'))}
          />
        </div>
      </CarouselRoot>
    );
  }
  return (
    <ListRoot id={section.anchor}>
      <div className="wrap">
        {head}
        <ol>
          {section.slides.map((slide) => (
            <li key={slide.id}>
              <span className="number" aria-hidden="true">
                {slide.number}
              </span>
              <h3>
                <Inline text={slide.title} />
              </h3>
              <p>
                <Inline text={slide.description} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </ListRoot>
  );
}
