import { Drawing } from '@/components/illustrations/drawing';
import { Slideshow } from '@/components/lazy.client';
import { ButtonLink } from '@/components/ui/button-link';
import { Inline } from '@/components/ui/inline';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import { plainText } from '@/lib/text/parse-inline';
import { slidesStyles } from './slides.style';

const Root = styledRoot('div', 'slideshow')`
  padding: calc(var(--header-height) + clamp(1.25rem, 3vw, 2.5rem)) 0 clamp(2rem, 4vw, 3.5rem);
  overflow: hidden;

  h1 {
    font: 500 var(--size-small) / 1.4 var(--font-text);
    letter-spacing: 0;
    color: var(--ink-soft);
    max-width: 46rem;
  }
  /* Leaves room at both sides and below for the shadows of the drawings. */
  --slide-gap: clamp(1.25rem, 4vw, 3rem);
  --slide-bleed: var(--slide-gap);
  ${slidesStyles}

  .slides {
    margin-bottom: -4rem;
    padding-bottom: 4rem;
  }

  .layout {
    display: grid;
    gap: 2.5rem 3.5rem;
    align-items: center;
    align-content: start;
    padding: clamp(1rem, 2.5vw, 2rem) 0;
    height: 100%;
  }
  .subtitle {
    font-weight: 600;
    color: var(--accent);
    margin-bottom: 0.9rem;
  }
  h2 {
    font-size: clamp(2.5rem, 1.5rem + 4vw, 4.6rem);
    max-width: 15ch;
  }
  .lead {
    font-size: var(--size-lead);
    max-width: 34rem;
    margin-top: 1.4rem;
  }
  .subtext {
    color: var(--ink-soft);
    max-width: 34rem;
    margin: 0.7rem 0 1.8rem;
  }
  .achievement {
    display: inline-flex;
    align-items: center;
    min-height: 3.1rem;
    padding-inline: 1.1rem;
    border: 1.5px dashed var(--line-strong);
    font: 500 var(--size-figure) / 1.3 var(--font-mono);
  }
  .art > svg {
    width: min(30rem, 100%);
    margin-inline: auto;
  }
  .controls {
    position: relative;
    margin-top: 0.5rem;
    min-height: 2.75rem;
  }
  .progress {
    display: flex;
    flex: 0 1 20rem;
    gap: 0.4rem;
    margin-left: 0.75rem;
  }
  .progress span {
    flex: 1;
    height: 0.3rem;
    border-radius: 1rem;
    overflow: hidden;
    background: var(--line);
  }
  /* Marks the current slide even while its bar is empty. */
  .progress [data-active='true'] {
    outline: 2px solid var(--accent);
  }
  .progress [data-active='true']::after {
    content: '';
    display: block;
    height: 100%;
    background: var(--accent);
    transform: scaleX(var(--part, 0));
    transform-origin: left;
  }
  .count {
    font: 500 var(--size-figure) var(--font-mono);
    color: var(--ink-soft);
    margin-left: 0.25rem;
  }

  @media (min-width: 24rem) {
    /* Moves to the next line as a whole, and breaks only if the reader's own text spacing makes it too long. */
    mark {
      display: inline-block;
      max-width: 100%;
    }
  }
  /* All slides are as high as the highest, so a smaller drawing is centered in the space below the text. */
  @media (max-width: 59.999rem) {
    .layout {
      grid-template-rows: auto 1fr;
      align-content: stretch;
    }
  }
  @media (min-width: 60rem) {
    .layout {
      grid-template-columns: 1.15fr 0.85fr;
    }
    h2 {
      font-size: clamp(2.5rem, 0.3rem + 4.78vw, 4.6rem);
    }
  }
  @media (max-width: 36rem) {
    .art {
      max-width: 21rem;
    }
    .art > svg {
      max-height: 15rem;
    }
    .controls {
      flex-wrap: wrap;
      row-gap: 0.75rem;
      margin-top: 0.75rem;
    }
    .progress {
      flex: 0 0 100%;
      order: -1;
      margin-left: 0;
    }
    .progress span {
      height: 0.2rem;
    }
    .count {
      margin-left: auto;
    }
  }
  @media (forced-colors: active) {
    .progress span {
      height: 0.5rem;
      border: 1px solid;
    }
    .progress [data-active='true']::after {
      background: Highlight;
    }
  }
  /* Nothing plays then, so there is no pause button, and the bar only marks the current slide. */
  @media (prefers-reduced-motion: reduce) {
    .controls > .pause {
      display: none;
    }
    .progress [data-active='true']::after {
      transform: none;
    }
  }
`;

/** The home page's hero: five slides with one offer each, under one heading. */
export function SlideshowSection({ section }: { section: SectionOf<'slideshow'> }) {
  return (
    <Root id={section.anchor}>
      <div className="wrap">
        <h1>
          <Inline text={section.heading} />
        </h1>
        <Slideshow
          label="What we do"
          slides={section.slides.map((slide) => ({
            id: slide.id,
            name: plainText(slide.title),
            content: (
              <div className="layout">
                <div>
                  <p className="subtitle">
                    <Inline text={slide.subtitle} />
                  </p>
                  <h2>
                    <Inline text={slide.title} />
                  </h2>
                  <p className="lead">
                    <Inline text={slide.description} />
                  </p>
                  <p className="subtext">
                    <Inline text={slide.subtext} />
                  </p>
                  <div className="actions">
                    <ButtonLink action={{ label: slide.buttonText, to: slide.buttonLink }} hasArrow />
                    <span className="achievement">
                      <Inline text={slide.achievement} />
                    </span>
                  </div>
                </div>
                <div className="art">
                  <Drawing name={slide.image} />
                </div>
              </div>
            ),
          }))}
        />
      </div>
    </Root>
  );
}
