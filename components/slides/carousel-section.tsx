import { Carousel } from '@/components/lazy.client';
import { Inline } from '@/components/ui/inline';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import { slidePanel } from './slide-panel';
import { slidesStyles } from './slides.style';

const Root = styledRoot('section', 'carousel')`
  overflow: hidden;
  ${slidesStyles}

  .carousel {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-sm);
  }
  .intro {
    margin-top: var(--space-xs);
  }
  .controls {
    flex-wrap: wrap;
  }
  /* The titles of the slides choose among them: first a list, then the arrows. */
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
    padding-block: var(--space-2xs);
    border-bottom: 1px solid var(--line);
    color: var(--ink-soft);
    font: 600 var(--text-md) / var(--leading-snug) var(--font-text);
    text-align: left;
    text-wrap: balance;
  }
  .titles :is([aria-current='true'], :hover) {
    color: var(--ink);
  }
  .titles [aria-current='true'] {
    font: 700 var(--text-lg) / var(--leading-snug) var(--font-display);
  }
  .titles button::before {
    content: '';
    width: 0.7rem;
    height: 0.7rem;
    border: 2px solid var(--ink);
    border-radius: 50%;
  }
  .titles [aria-current='true']::before {
    background: var(--ink);
  }

  .panel {
    display: grid;
    align-content: space-between;
    gap: var(--space-lg);
    height: 100%;
    padding: var(--space-lg);
    border-radius: var(--radius-card);
    border: 1px solid #0000;
    background: var(--paper);
    -webkit-user-select: none;
    user-select: none;
  }
  .panel .caption {
    display: block;
    margin-block: var(--space-xs);
    font: 500 var(--text-xs) / var(--leading-snug) var(--font-mono);
  }
  .panel .word {
    font: 700 var(--text-4xl) / var(--leading-tight) var(--font-display);
    letter-spacing: -0.05em;
  }
  .panel h3 {
    font-size: var(--text-2xl);
    margin-bottom: var(--space-sm);
  }
  .panel p {
    font-size: var(--text-lg);
  }
  [data-color='marker'] {
    background: var(--marker);
  }
  [data-color='mist'] {
    background: var(--mist);
  }
  :is([data-color='night'], [data-color='green']) {
    background: var(--night);
    color: var(--night-text);
    .word {
      color: var(--marker);
    }
  }
  [data-color='green'] {
    background: var(--green-deep);
  }

  /* The list has its title already. */
  @media screen and (scripting: enabled) {
    .panel h3 {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  /* No grid on paper: Firefox prints the next section over itself after a grid that goes on over several sheets. */
  @media screen and (min-width: 48rem) {
    .carousel {
      grid-template: auto 1fr / minmax(0, 1fr) minmax(0, 1fr);
      gap: var(--space-lg) var(--space-xl);
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
  @media (forced-colors: active) {
    .titles [aria-current='true']::before {
      background: ButtonText;
    }
  }
  @media print {
    .carousel {
      display: block;
    }
  }
`;

export function CarouselSection({ section: { anchor, heading, intro, slides } }: { section: SectionOf<'carousel'> }) {
  const headingId = `${anchor ?? 'slides'}-heading`;
  return (
    <Root id={anchor} className="section" data-tone="sheet">
      <div className="wrap">
        <Carousel
          labelledBy={headingId}
          heading={
            <div>
              <Inline as="h2" id={headingId} text={heading} />
              {intro && <Inline as="p" className="intro" text={intro} />}
            </div>
          }
          slides={slides.map(slidePanel)}
        />
      </div>
    </Root>
  );
}
