import styled from 'styled-components';
import { Carousel } from '@/components/islands/lazy';
import { Inline } from '@/components/ui/inline';
import type { SectionOf } from '@/content/schema/section';
import { plainText } from '@/lib/text/parse-inline';

const Root = styled.section`
  padding-block: var(--section-space);
  background: var(--sheet);
  border-block: 1px solid var(--line);
  overflow: hidden;

  .layout {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2rem 4rem;
  }
  h2 {
    max-width: 10ch;
  }
  .slides {
    --gap: 1rem;
    display: flex;
    gap: var(--gap);
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
  }
  .slide {
    flex: 0 0 100%;
    scroll-snap-align: start;
    min-width: 0;
  }
  /* The strip becomes a stack by pulling slides over the first. A grid would do too, but counts as a layout shift. */
  [data-island='ready'] .slides {
    overflow: hidden;
    touch-action: pan-y;
  }
  [data-island='ready'] .slide:not(:first-of-type) {
    margin-inline-start: calc(-100% - var(--gap));
  }
  [data-island='ready'] .slide:not([data-active='true']) {
    visibility: hidden;
  }
  .panel {
    display: grid;
    align-content: space-between;
    gap: 2.5rem;
    min-height: min(26rem, 70vh);
    height: 100%;
    padding: clamp(1.5rem, 4vw, 2.75rem);
    border-radius: var(--radius-card);
    border: 1px solid transparent;
    background: var(--background);
    color: var(--color, var(--ink));
    user-select: none;
  }
  .number {
    font: 700 clamp(4rem, 3rem + 6vw, 8rem) / 0.8 var(--font-display);
    letter-spacing: -0.06em;
  }
  h3 {
    font-size: clamp(1.6rem, 1.2rem + 1.6vw, 2.4rem);
    letter-spacing: -0.025em;
    line-height: 1.08;
    max-width: 18ch;
    margin-bottom: 0.9rem;
  }
  .panel p {
    max-width: 38rem;
    font-size: 1.1rem;
  }
  [data-color='night'] {
    --background: var(--night);
    --color: var(--night-text);
  }
  [data-color='night'] .number {
    color: var(--marker);
  }
  [data-color='green'] {
    --background: var(--green-deep);
    --color: var(--night-text);
  }
  [data-color='green'] .number {
    color: var(--marker);
  }
  [data-color='mist'] {
    --background: var(--mist);
  }
  [data-color='marker'] {
    --background: var(--marker);
  }
  [data-color='sheet'] {
    --background: var(--paper);
    border-color: var(--line);
  }
  .controls {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    margin-top: 1.25rem;
  }
  .controls > button {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border: 1.5px solid var(--line-strong);
    border-radius: 50%;
    background: none;
  }
  .controls > button:hover {
    background: var(--ink);
    border-color: var(--ink);
    color: var(--sheet);
  }
  .dots {
    display: flex;
  }
  .dots button {
    display: grid;
    place-items: center;
    width: 2.2rem;
    height: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
  }
  .dots button::before {
    content: '';
    width: 0.7rem;
    height: 0.7rem;
    border: 2px solid var(--ink);
    border-radius: 50%;
  }
  .dots button[aria-current='true']::before {
    background: var(--ink);
  }

  @media (min-width: 60rem) {
    .layout {
      grid-template-columns: 0.55fr minmax(0, 1fr);
    }
  }
`;

/** Why choose us: one reason at a time, each on a sheet of its own colour. */
export function CarouselSection({ section }: { section: SectionOf<'carousel'> }) {
  const headingId = `${section.anchor ?? 'reasons'}-heading`;
  return (
    <Root id={section.anchor}>
      <div className="wrap layout">
        <h2 id={headingId}>
          <Inline text={section.heading} />
        </h2>
        <Carousel
          labelledBy={headingId}
          slides={section.slides.map((slide) => ({
            id: slide.id,
            name: plainText(slide.title),
            content: (
              <div className="panel" data-color={slide.bgColor}>
                <span className="number" aria-hidden="true">
                  {slide.number}
                </span>
                <div>
                  <h3>
                    <Inline text={slide.title} />
                  </h3>
                  <p>
                    <Inline text={slide.description} />
                  </p>
                </div>
              </div>
            ),
          }))}
        />
      </div>
    </Root>
  );
}
