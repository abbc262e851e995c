import { stepperStyle } from '@/components/parts/stepper.style';
import { styledRoot } from '@/components/ui/styled-root';
import { slidesStyles } from './slides.style';
import { controlsStyle } from './slideshow-controls.style';

/** The home page's hero: on a phone each paper stands under its headline, on wide screens beside the words. */
export const Root = styledRoot('div', 'slideshow')`
  padding: var(--header-height) 0 var(--space-lg);
  overflow: hidden;

  ${slidesStyles}
  ${stepperStyle}
  ${controlsStyle}

  .swipe-area {
    display: grid;
    grid-template: 'slides' auto 'controls' auto / minmax(0, 1fr);
  }
  /* Room for the focus ring of what is in a slide. */
  .slides {
    grid-area: slides;
    margin: 0 calc(-1 * var(--space-2xs));
    padding: var(--space-2xs);
    scroll-padding-inline: var(--space-2xs);
  }
  .subtitle {
    margin-bottom: var(--space-3xs);
    font-weight: 600;
    line-height: var(--leading-snug);
    color: var(--accent);
  }
  h2 {
    /* The till stands still below a short one, too. */
    min-height: 2lh;
    font-size: var(--text-4xl);
    /* Moves to the next line as a whole, and breaks only where a line is too narrow for it. */
    @media (width >= 18rem) {
      mark {
        display: inline-block;
      }
    }
  }
  /* Firefox balances badly around it: "Your" stood alone above "tech bill, cut by up to 30%". */
  h2:has(mark) {
    text-wrap: wrap;
  }
  .till {
    margin-top: var(--space-xs);
  }
  /* One thing of a slide is marked: a phrase of its heading, or its total. */
  h2:has(mark) ~ .till .receipt-figure {
    background: none;
  }
  /* The slot stands still and prints the paper of a slide that is shown. */
  @media screen {
    .till {
      /* Where the till lies between two pixels, a row of letters would show above it. */
      clip-path: inset(1px -1rem -1rem);
    }
    .till-slot {
      position: relative;
      z-index: 1;
    }
    [data-active='true'] > .till > .receipt {
      transition: translate var(--calm) ease-out;
    }
    [data-island='ready'] [data-active='false'] > .till > .receipt {
      translate: 0 -100%;
    }
  }
  .lead {
    max-width: 34rem;
    margin: var(--space-xs) 0;
    line-height: var(--leading-snug);
  }
  .slide > .button {
    display: flex;
  }
  .fine {
    max-width: 34rem;
    margin-top: var(--space-2xs);
    font-size: var(--text-sm);
    line-height: var(--leading-snug);
    color: var(--ink-soft);
  }
  .fine strong {
    display: inline-block;
    font-weight: 600;
    color: var(--ink);
  }
  @media (min-width: 40rem) {
    .slide > .button {
      width: fit-content;
    }
    .lead,
    .fine {
      line-height: var(--leading-text);
    }
    .lead {
      margin: var(--space-sm) 0 var(--space-md);
      font-size: var(--text-lg);
    }
    .fine {
      margin-top: var(--space-sm);
    }
    .fine strong {
      display: block;
    }
  }
  @media screen and (min-width: 48rem) {
    .slide {
      display: grid;
      grid-template: auto auto auto auto 1fr / minmax(0, 1fr) minmax(0, 1.15fr);
      column-gap: var(--space-md);
      > * {
        grid-column: 1;
      }
      > :is(.subtitle, h2) {
        grid-column: 1 / -1;
      }
      > .till {
        grid-area: 3 / 2 / 6;
        align-self: start;
        margin-top: var(--space-sm);
      }
    }
  }
  @media screen and (min-width: 62rem) {
    .slide {
      grid-template-columns: minmax(0, 1fr) minmax(0, 0.62fr);
      > :is(.subtitle, h2) {
        grid-column: 1;
      }
      > .till {
        grid-row-start: 1;
      }
    }
    .subtitle {
      margin: var(--space-lg) 0 var(--space-2xs);
    }
  }
  @media screen and (min-width: 76rem) {
    .slide {
      grid-template-columns: minmax(0, 1fr) minmax(0, 0.74fr);
      column-gap: var(--space-xl);
    }
  }
  /* Names stay on one line, and so do the two totals. */
  @media (width >= 48rem) and (width < 76rem) {
    .till > .receipt {
      font-size: var(--text-xs);
    }
    .receipt-total > .receipt-was {
      font-size: var(--text-md);
    }
  }
`;
