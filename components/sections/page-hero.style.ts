import { styledRoot } from '@/components/ui/styled-root';

/**
 * Words beside the paper, and three highlights under a rule. On phones the paper stands below the buttons: under the heading, it
 * would push them below the privacy question. On wide screens a page with a figure has its heading above both, and the mist ground
 * has the paper at the left.
 */
export const Root = styledRoot('section', 'page-hero')`
  padding: var(--header-height) 0 var(--space-lg);

  &[data-hero='night'] {
    background: var(--night);
    color: var(--night-text);
  }
  &[data-hero='mist'] {
    background: var(--mist);
  }
  .breadcrumb {
    padding-top: var(--space-xs);
  }
  .hero-layout {
    display: grid;
    /* A long word with spaced letters is cut, not the page wider. */
    grid-template-columns: minmax(0, 1fr);
    padding-top: var(--space-2xs);
  }
  .hero-figure {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2xs) var(--space-xs);
    margin-top: var(--space-xs);
  }
  .hero-figure b {
    font: 700 var(--text-4xl) / var(--leading-tight) var(--font-display);
    letter-spacing: -0.045em;
    white-space: nowrap;
  }
  .hero-figure span {
    flex: 1 1 8rem;
    max-width: 14rem;
    font-weight: 600;
    line-height: var(--leading-snug);
  }
  /* One figure is large. */
  .hero-figure ~ .till .receipt-figure {
    background: none;
    font-size: var(--text-2xl);
  }
  .hero-words,
  .hero-layout > :is(.till, .hero-art) {
    margin-top: var(--space-md);
  }
  .intro {
    max-width: 35rem;
    margin-bottom: var(--space-md);
  }
  .hero-art > svg {
    width: 100%;
    max-height: 24rem;
  }
  &[data-hero='night'] .hero-art {
    padding: var(--space-md);
    background: var(--mist);
    color: var(--ink);
    border-radius: var(--radius-card);
  }
  .hero-highlights {
    display: grid;
    gap: var(--space-xs) var(--space-xl);
    margin-top: var(--space-lg);
    padding-top: var(--space-sm);
    border-top: 1px solid currentcolor;
    color: var(--ink-soft);
    line-height: var(--leading-snug);
  }
  .hero-highlights strong {
    display: block;
    color: var(--ink);
    font-weight: 600;
  }
  &[data-hero='night'] .hero-highlights strong {
    color: var(--night-text);
  }
  .hero-highlights a {
    display: inline-block;
    @media (pointer: coarse) {
      padding-block: var(--space-2xs);
    }
  }

  @media (min-width: 40rem) {
    .hero-highlights {
      grid-template-columns: repeat(3, 1fr);
    }
  }
  @media screen and (min-width: 48rem) {
    .hero-layout {
      grid-template: 'head head' auto 'figure paper' auto 'words paper' 1fr / minmax(0, 1fr) minmax(0, 1.15fr);
      column-gap: var(--space-lg);
    }
    h1 {
      grid-area: head;
    }
    .hero-layout > :is(.till, .hero-art) {
      grid-area: paper;
    }
    .hero-figure {
      grid-area: figure;
      margin-top: var(--space-md);
    }
    .hero-words {
      grid-area: words;
    }
    &[data-low] .hero-layout {
      grid-template: 'head' auto 'words' auto / minmax(0, 1fr);
    }
  }
  @media (width >= 48rem) and (width < 62rem) {
    .till > .receipt {
      font-size: var(--text-xs);
    }
  }
  @media screen and (min-width: 62rem) {
    .hero-layout {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      column-gap: var(--space-xl);
      padding-top: var(--space-lg);
    }
    h1 {
      font-size: var(--text-3xl);
    }
    .hero-figure b {
      font-size: var(--text-5xl);
    }
    .hero-beside {
      grid-template-areas: 'head paper' 'words paper';
      grid-template-rows: auto 1fr;
    }
    &[data-hero='mist'] .hero-beside {
      grid-template-areas: 'paper head' 'paper words';
    }
    .hero-beside h1 {
      max-width: 12em;
    }
    .hero-beside > :is(.till, .hero-art) {
      margin: 0;
    }
    &[data-low] .hero-layout {
      grid-template: 'head words' / minmax(0, 1fr) minmax(0, 1fr);
    }
    .hero-highlights {
      margin-top: var(--space-xl);
    }
  }
`;
