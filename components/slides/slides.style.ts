import { css } from '@/components/ui/styled-root';

/** Shared by slideshow and carousels: a scrollable strip before hydration, then one slide at a time; round buttons. */
export const slidesStyles = css`
  .slides {
    display: flex;
    gap: var(--slide-gap);
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
    margin-left: calc(-100% - var(--slide-gap));
  }
  /* Screen readers read all slides. */
  [data-island='ready'] .slide[data-active='false'] {
    clip-path: inset(50%);
  }
  .controls {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    margin-top: 1.25rem;
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
  --slide-gap: 1rem;
  overflow: hidden;
  ${slidesStyles}

  .panel {
    display: grid;
    align-content: space-between;
    gap: 2.5rem;
    min-height: min(26rem, 70vh);
    height: 100%;
    padding: clamp(1.5rem, 4vw, 3rem);
    border-radius: var(--radius-card);
    border: 1px solid #0000;
    background: var(--paper);
    -webkit-user-select: none;
    user-select: none;
  }
  .panel :is(.number, .caption) {
    display: block;
    margin-block: 0.8rem;
    font: 500 var(--text-xs) / 1.4 var(--font-mono);
  }
  .panel .word {
    font: 700 clamp(3rem, 2.2rem + 4vw, 5.5rem) / 0.95 var(--font-display);
    letter-spacing: -0.05em;
  }
  .receipt {
    max-width: 27rem;
  }
  .panel h3 {
    font-size: var(--text-2xl);
    margin-bottom: 0.9rem;
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
