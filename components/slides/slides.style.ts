import { css } from '@/components/ui/styled-root';

/** Shared by slideshow and carousels: a scrollable strip before hydration, then one slide at a time; round buttons. */
export const slidesStyles = css`
  .slides {
    display: flex;
    gap: var(--space-md);
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
  }
  .slide {
    flex: 0 0 100%;
    scroll-snap-align: start;
    min-width: 0;
  }
  /* Negative margins stack the slides of the strip. A grid could do that, too, but counts as layout shift. */
  [data-island='ready'] .slides {
    overflow: hidden;
    touch-action: pan-y pinch-zoom;
  }
  [data-island='ready'] .slide + .slide {
    margin-left: calc(-100% - var(--space-md));
  }
  /* Screen readers read all slides. */
  [data-island='ready'] .slide[data-active='false'] {
    clip-path: inset(50%);
  }
  .controls {
    display: flex;
    align-items: center;
    gap: var(--space-2xs);
    margin-top: var(--space-sm);
  }
  .controls > button {
    border: 1.5px solid var(--line-strong);
    border-radius: 50%;
  }
  .controls > button:hover {
    background: var(--ink);
    border-color: var(--ink);
    color: var(--sheet);
  }
  /* On paper all slides stand below each other. */
  @media print {
    .slides {
      display: block;
    }
    .slide {
      margin: 0 !important;
      clip-path: none !important;
      break-inside: avoid;
    }
    .controls {
      display: none;
    }
  }
`;

/** A section on sheet with a carousel: its slides and their dots. */
export const carouselStyles = css`
  overflow: hidden;
  ${slidesStyles}

  .panel {
    display: grid;
    align-content: space-between;
    gap: var(--space-lg);
    min-height: min(26rem, 70vh);
    height: 100%;
    padding: var(--space-lg);
    border-radius: var(--radius-card);
    border: 1px solid #0000;
    background: var(--paper);
    -webkit-user-select: none;
    user-select: none;
  }
  .panel :is(.number, .caption) {
    display: block;
    margin-block: var(--space-xs);
    font: 500 var(--text-xs) / var(--leading-snug) var(--font-mono);
  }
  .panel .word {
    font: 700 var(--text-4xl) / var(--leading-tight) var(--font-display);
    letter-spacing: -0.05em;
  }
  .receipt {
    max-width: 27rem;
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
    :is(.number, .word) {
      color: var(--marker);
    }
  }
  [data-color='green'] {
    background: var(--green-deep);
  }
  .dots {
    display: flex;
    min-width: 0;
  }
  .dots button {
    display: grid;
    place-items: center;
    width: 2.2rem;
    height: 2.75rem;
  }
  :is(.dots, .titles) ::before {
    content: '';
    width: 0.7rem;
    height: 0.7rem;
    border: 2px solid var(--ink);
    border-radius: 50%;
  }
  :is(.dots, .titles) [aria-current='true']::before {
    background: var(--ink);
  }
  @media (forced-colors: active) {
    :is(.dots, .titles) [aria-current='true']::before {
      background: ButtonText;
    }
  }
  @media print {
    .panel {
      min-height: 0;
    }
  }
`;
