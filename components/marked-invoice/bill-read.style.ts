import { css } from '@/components/ui/styled-root';
import { notesInMarginStyle, notesStyle } from './notes.style';

/** The marked invoice (bill-read.tsx). */
export const billReadStyle = css`
  padding-block: var(--section-space-open) var(--section-space);

  .paper {
    width: min(41rem, 100%);
    margin-inline: auto;
    padding: 2.4rem 2.6rem 2.2rem;
    background: var(--sheet);
    font: 500 0.93rem/1.4 var(--font-mono);
    box-shadow: var(--shadow-raised);
  }
  .head {
    margin-bottom: 0.4rem;
    padding-bottom: 1.2rem;
    border-bottom: 2px solid var(--ink);
  }
  h3 {
    margin-bottom: 0.4rem;
    font-size: clamp(1.2rem, 0.9rem + 1.9vw, 1.7rem);
  }
  .head p,
  .quantity,
  .line::before {
    color: var(--ink-soft);
  }

  ol {
    counter-reset: line;
  }
  li {
    counter-increment: line;
    position: relative;
    border-bottom: 1px solid var(--line);
  }
  .line {
    display: grid;
    grid-template-columns: 1.6rem 1fr auto;
    gap: 0.8rem;
    align-items: baseline;
    padding-block: 0.9rem;
  }
  .line::before {
    content: counter(line);
  }
  .quantity {
    font-size: 0.84rem;
  }
  .keep {
    display: inline-flex;
    align-items: center;
    gap: 0.3rem;
    margin-left: 0.7rem;
    color: var(--accent);
    font: 600 1rem/1.2 var(--font-display);
    rotate: -2deg;
  }

  ${notesStyle}
  .beside,
  .tally {
    display: none;
  }

  .head,
  .sum,
  .found {
    display: flex;
    justify-content: space-between;
    align-items: start;
    gap: 0.5rem 1rem;
  }
  .sum {
    align-items: baseline;
    padding-top: 1.1rem;
    font-weight: 600;
  }
  .sum b {
    font: 700 1.7rem/1 var(--font-display);
  }
  .found {
    align-items: center;
    margin-top: 1.5rem;
    padding-top: 1.3rem;
    border-top: 2px solid var(--ink);
    color: var(--red);
  }
  .found span {
    max-width: 15rem;
    font: 600 1.12rem/1.25 var(--font-display);
  }
  .found b {
    position: relative;
    padding: 0.5rem 1.1rem;
    color: var(--ink);
    font: 700 min(2.3rem, 14vw)/1 var(--font-display);
    letter-spacing: -0.03em;
    white-space: nowrap;
  }
  .found svg {
    position: absolute;
    inset: -0.2rem 0;
    width: 100%;
    height: calc(100% + 0.4rem);
    overflow: visible;
  }

  .closing {
    display: flex;
    justify-content: center;
    align-items: center;
    gap: 1.6rem;
    margin-top: 2.8rem;
  }
  .closing p {
    max-width: 24rem;
    color: var(--ink-soft);
  }

  /* On a phone the pen draws a line's stroke from left to right while the visitor scrolls (bill-tally.client.tsx). */
  @media screen and (max-width: 47.999rem) and (prefers-reduced-motion: no-preference) {
    s {
      transition: background-size var(--calm) ease-out;
    }
    [data-waiting] s {
      background-size: 0 0.62em;
      transition: none;
    }
  }

  @media screen and (max-width: 47.999rem) {
    .paper {
      width: calc(100% + 1rem);
      margin-inline: -0.5rem;
      padding: 1.5rem 1.15rem 1.4rem;
      font-size: 0.9rem;
    }
    .line {
      grid-template-columns: 1.1rem 1fr auto;
      gap: 0.6rem;
      padding-block: 0.8rem;
    }
    @media (max-width: 18rem) {
      .line {
        grid-template-columns: 1.1rem 1fr;
      }
      .line > :last-child {
        grid-column: 2;
        justify-self: end;
      }
    }
    .quantity,
    .line mark {
      display: block;
      width: fit-content;
    }
    .note {
      padding-left: 3.2rem;
    }
    .note > svg {
      left: 1.3rem;
    }
    .found {
      flex-direction: column;
      align-items: start;
    }
    .found b {
      margin: 0.4rem 0 0 -0.4rem;
    }
    .closing {
      flex-direction: column;
      align-items: stretch;
      gap: 1rem;
      margin-top: 2rem;
    }
    .tally {
      display: flex;
      justify-content: space-between;
      align-items: center;
      margin-bottom: 0.9rem;
      padding: 0.85rem 1.1rem;
      border-radius: 0.7rem;
      background: var(--night);
      color: var(--night-text);
      font: 500 0.9rem/1.2 var(--font-mono);
    }
    .tally b {
      color: var(--marker);
      font: 700 1.3rem/1 var(--font-display);
    }
    /* Below the header while it grows, except over a focused link, or where a low window has no room for it. */
    @media (min-height: 30rem) {
      &:not(:has(.paper :focus-visible)) [data-growing='true'] {
        position: sticky;
        z-index: 1;
        top: calc(var(--header-height) + 0.6rem);
      }
    }
  }

  @media (max-width: 22rem) {
    .note a svg {
      display: none;
    }
  }
  ${notesInMarginStyle}
  @media print, (forced-colors: active) {
    .paper,
    .tally {
      border: 1px solid;
      box-shadow: none;
    }
  }
  @media print {
    .tally,
    .closing,
    .note a {
      display: none;
    }
    /* Its heading and the whole bill fit on one sheet, also on US Letter with a browser's own margins. */
    .line {
      padding-block: 0.3rem;
    }
  }
`;
