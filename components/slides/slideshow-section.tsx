import { tillStyle } from '@/components/calculator/till.style';
import { Drawing } from '@/components/illustrations/drawing';
import { Slideshow } from '@/components/lazy.client';
import { ButtonLink } from '@/components/ui/button-link';
import { Inline } from '@/components/ui/inline';
import { styledRoot } from '@/components/ui/styled-root';
import { sampleBill } from '@/content/sample-bill';
import type { SectionOf } from '@/content/schema/section';
import { slideshowTexts } from '@/content/texts/section';
import { choiceQuery, orderedTools } from '@/lib/calculator/choice';
import { chosenTools } from '@/lib/calculator/chosen-tools';
import { CALCULATOR_PATH } from '@/lib/routes/paths';
import { inWords } from '@/lib/text/count-of';
import { fillIn } from '@/lib/text/fill-in';
import { plainText } from '@/lib/text/parse-inline';
import { slidesStyles } from './slides.style';

const Root = styledRoot('div', 'slideshow')`
  padding: calc(var(--header-height) + clamp(1.6rem, 3.5vw, 3.2rem)) 0 clamp(3.5rem, 5vw, 4.5rem);
  overflow: hidden;

  h1 {
    margin-bottom: clamp(1.1rem, 2.2vw, 2rem);
    font: 400 var(--size-small) / 1.4 var(--font-text);
    letter-spacing: 0;
    color: var(--ink-soft);
  }
  --slide-gap: clamp(1.25rem, 4vw, 3rem);
  ${slidesStyles}
  ${tillStyle}

  .swipe-area,
  .pictures {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  /* Room for the focus ring of what is in a slide. */
  .slides {
    margin-inline: -0.5rem;
    padding-inline: 0.5rem;
    scroll-padding-inline: 0.5rem;
  }
  .subtitle {
    margin-bottom: 0.7rem;
    font-weight: 600;
    color: var(--accent);
  }
  h2 {
    font-size: clamp(2.5rem, 1.5rem + 3vw, 4.25rem);
    max-width: 9.31em;
  }
  .lead {
    max-width: 34rem;
    margin: 1.3rem 0 1.8rem;
    font-size: var(--size-lead);
  }
  .fine {
    max-width: 34rem;
    margin-top: 1rem;
    font-size: var(--size-small);
    color: var(--ink-soft);
  }
  .achievement {
    color: var(--ink);
    font-weight: 600;
  }
  .controls {
    order: 1;
    margin-top: clamp(1.6rem, 3vw, 2.4rem);
    @media (max-width: 18rem) {
      flex-wrap: wrap;
    }
  }
  .progress {
    display: flex;
    flex: 0 1 19.5rem;
    gap: 0.35rem;
    margin-inline: 0.3rem;
  }
  .progress span {
    flex: 1;
    height: 0.36rem;
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
    white-space: nowrap;
  }
  /* All in one cell, as high as the highest: the page below stays where it is when the slide changes. */
  .pictures {
    order: 2;
    margin-top: 2.5rem;
  }
  .pictures > * {
    grid-area: 1 / 1;
    touch-action: pan-y pinch-zoom;
  }
  /* Painted from the start: else each change of slides would count as the page's largest paint, after ten seconds. */
  .pictures > * > img {
    will-change: opacity;
  }
  .pictures > [data-active='false'] {
    pointer-events: none;
    > * {
      opacity: 0;
    }
  }
  .pictures > * > :is(img, svg) {
    width: min(24rem, 100%);
    margin-inline: auto;
  }

  @media (min-width: 24rem) {
    /* Moves to the next line as a whole, and breaks only if the reader's own text spacing makes it too long. */
    mark {
      display: inline-block;
      max-width: 100%;
    }
  }
  @media screen and (min-width: 60rem) {
    .swipe-area {
      grid-template: 1fr auto auto auto 1fr / minmax(0, 1.1fr) minmax(0, 1fr);
      column-gap: 3rem;
    }
    h1 {
      grid-area: 2 / 1;
    }
    .slides {
      grid-area: 3 / 1;
    }
    .controls {
      grid-area: 4 / 1;
    }
    .pictures {
      grid-area: 1 / 2 / -1;
      align-items: center;
      margin: 0;
    }
    h2 {
      font-size: clamp(2.5rem, 0.3rem + 4.4vw, 4.25rem);
    }
  }
  @media print {
    .controls {
      display: none;
    }
    [data-island='ready'] [data-active='false'] {
      visibility: hidden;
    }
  }
  @media (forced-colors: active) {
    .progress span {
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
  const { members, tools } = sampleBill;
  const ids = orderedTools(tools);
  const calculator = { label: slideshowTexts.calculator, to: CALCULATOR_PATH + choiceQuery({ members, tools: ids }) };
  return (
    <Root id={section.anchor}>
      <div className="wrap">
        <Slideshow
          label={slideshowTexts.name}
          heading={<Inline as="h1" text={section.heading} />}
          slides={section.slides.map((slide) => ({
            id: slide.id,
            name: plainText(slide.title),
            content: (
              <>
                <Inline as="p" className="subtitle" text={slide.subtitle} />
                <Inline as="h2" text={slide.title} />
                <Inline as="p" className="lead" text={slide.description} />
                <div className="actions">
                  <ButtonLink action={{ label: slide.buttonText, to: slide.buttonLink }} hasArrow />
                  {slide.image === 'till' && <ButtonLink action={calculator} variant="outline" />}
                </div>
                <p className="fine">
                  <Inline text={`${slide.subtext} `} />
                  <Inline as="span" className="achievement" text={slide.achievement} />
                </p>
              </>
            ),
          }))}
          till={{
            people: members,
            tools: chosenTools(ids).map(
              ({ name, replacement, pricePerUserCents, resourceCostCents, supportFeeCents }) => ({
                name,
                replacement,
                pricePerUserCents,
                resourceCostCents,
                supportFeeCents,
              }),
            ),
            withUs: slideshowTexts.withUs,
            scope: fillIn(slideshowTexts.scope, { tools: inWords(tools.length) }),
            note: <Inline text={section.tillNote} />,
          }}
          pictures={section.slides.flatMap(({ id, image }) =>
            image === 'till' ? [] : <Drawing key={id} name={image} />,
          )}
        />
      </div>
    </Root>
  );
}
