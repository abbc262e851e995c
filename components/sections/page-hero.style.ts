import { css, styledRoot } from '@/components/ui/styled-root';
import { OWN_GROUND } from './shared.style';

/** Shared by the three heroes: breadcrumb, text, price and highlights. */
const shared = css`
  .breadcrumb {
    padding-top: calc(var(--header-height) + 0.75rem);
  }
  .layout {
    display: grid;
  }
  .layout > * {
    min-width: 0;
  }
  h1 {
    max-width: 9.98em;
    font-size: min(var(--text-4xl-phone), clamp(2.45rem, 1.1rem + 3.9vw, 4.35rem));
  }
  .lead {
    max-width: 35rem;
    margin: 1.3rem 0 1.9rem;
    font-size: var(--text-lg);
    color: var(--ink-soft);
  }
  .from {
    margin-top: 1.3rem;
    font: 500 1rem/1.3 var(--font-mono);
  }
  .from a {
    display: inline-block;
    padding-block: 0.75rem;
    margin-block: -0.75rem;
    text-underline-offset: 0.3em;
  }
  .art > svg {
    width: 100%;
    max-height: 24rem;
    margin-inline: auto;
  }
  @media print {
    .layout > .art > svg {
      max-height: 15rem;
    }
  }
  .highlights {
    display: grid;
  }
  .highlights li > strong {
    display: block;
    font: 700 1.2rem/1.25 var(--font-display);
    letter-spacing: -0.015em;
    margin-bottom: 0.35rem;
    text-wrap: balance;
  }
  .highlights p {
    max-width: 26rem;
    color: var(--ink-soft);
    line-height: 1.5;
  }
  .highlights a {
    display: inline-block;
    @media (pointer: coarse) {
      padding-block: 0.6rem;
    }
  }
`;

/** Text and drawing on a night panel, the highlights on a strip of paper below. */
export const NightRoot = styledRoot('section', 'hero-night')`
  ${shared}
  .panel {
    background: var(--night);
    color: var(--night-text);
  }
  .layout {
    gap: 2.5rem 4rem;
    align-items: center;
    padding-block: clamp(1.5rem, 4vw, 3.2rem) clamp(2.5rem, 5vw, 4.5rem);
    @media screen and (min-width: 60rem) {
      grid-template-columns: 1.2fr 0.8fr;
    }
  }
  .from strong {
    color: var(--accent);
    font-weight: 500;
  }
  .art {
    padding: clamp(1.2rem, 3vw, 2.4rem);
    background: var(--mist);
    color: var(--ink);
    border-radius: var(--radius-card);
  }
  .art > svg {
    max-height: 23rem;
  }
  .strip {
    background: var(--sheet);
    border-bottom: 1px solid var(--line);
  }
  .highlights li {
    padding-block: 1.3rem;
    border-top: 1px solid var(--line);
  }
  .highlights li:first-of-type {
    border-top: 0;
  }

  @media (min-width: 44rem) {
    .highlights {
      grid-template-columns: repeat(3, 1fr);
    }
    .highlights li {
      padding: 1.9rem clamp(1.2rem, 2.2vw, 2rem) 2.1rem;
      border-top: 0;
      border-left: 1px solid var(--line);
    }
    .highlights li:first-of-type {
      border-left: 0;
      padding-left: 0;
    }
  }
`;

/** Text beside the drawing, the highlights in three ruled columns below. */
export const PaperRoot = styledRoot('section', 'hero-paper')`
  ${shared}
  padding-bottom: clamp(1rem, 2.5vw, 2.25rem);

  /* A section with its own background, like the footer, leaves no space above itself: the hero adds it. */
  &:is(:last-child, :has(+ ${OWN_GROUND})) {
    padding-bottom: clamp(2.75rem, 5vw, 4.5rem);
  }

  .layout {
    gap: 2.5rem 4.5rem;
    align-items: end;
    padding-top: clamp(1.25rem, 3vw, 2.5rem);
    @media screen and (min-width: 60rem) {
      grid-template-columns: 1.25fr 0.75fr;
    }
  }
  .highlights {
    gap: 1.6rem clamp(1.5rem, 2.8vw, 2.5rem);
    margin-top: clamp(2.5rem, 5vw, 4rem);
    @media (min-width: 44rem) {
      grid-template-columns: repeat(3, 1fr);
    }
  }
  .highlights li {
    padding-top: 1.1rem;
    border-top: 1.5px solid var(--ink);
  }
`;

/** Text and highlights on one half; the drawing on the other, on mist that runs to the edge of the window. */
export const SplitRoot = styledRoot('section', 'hero-split')`
  ${shared}
  .layout {
    gap: 2.5rem 4.5rem;
  }
  .words {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
  }
  h1 {
    margin-top: clamp(1.25rem, 4vw, 3.5rem);
    max-width: 10.64em;
    font-size: min(var(--text-4xl-phone), clamp(2.45rem, 0.9rem + 3.6vw, 3.9rem));
  }
  .art {
    display: grid;
    align-content: center;
    padding: clamp(1.5rem, 4vw, 3rem) var(--page-margin);
    margin-inline: calc(-1 * var(--page-margin));
    background: var(--mist);
  }
  .art > svg {
    max-width: 34rem;
  }
  .highlights {
    margin-top: clamp(1.5rem, 3vw, 2.5rem);
    padding-top: 0.4rem;
    border-top: 1.5px solid var(--ink);
  }
  .highlights li {
    padding-block: 0.95rem;
    border-bottom: 1.5px dashed var(--dash);
  }
  .highlights li:last-of-type {
    border-bottom: 0;
  }

  @media (min-width: 40rem) {
    .highlights li {
      display: grid;
      grid-template-columns: 0.85fr 1.15fr;
      gap: 1.5rem;
      align-items: baseline;
    }
  }
  @media (min-width: 40rem) and (max-width: 59.999rem), print {
    h1 {
      max-width: none;
    }
  }
  @media screen and (min-width: 60rem) {
    overflow-x: clip;

    .layout {
      grid-template-columns: 1.1fr 0.9fr;
    }
    .words {
      padding-bottom: clamp(2.5rem, 5vw, 4rem);
    }
    /* To the edge of the window: half of the space beside the page. */
    .art {
      padding: calc(var(--header-height) + 1.5rem) clamp(2rem, 5vw, 5rem) 3rem clamp(2rem, 4vw, 4rem);
      margin: 0 calc(-1 * max(var(--page-margin), 50vw - var(--page-width) / 2)) 0 0;
    }
  }
`;
