import { css, styledRoot } from '@/components/ui/styled-root';

const shared = css`
  display: grid;
  counter-reset: step;

  > li {
    counter-increment: step;
    align-items: center;
  }
  .steps-mark {
    display: flex;
    align-items: center;
    gap: var(--space-2xs);
    color: var(--ink-soft);
    font: 500 var(--text-xs) / var(--leading-snug) var(--font-mono);
  }
  .steps-mark svg {
    color: var(--accent);
  }
  .steps-number::after {
    content: counter(step, decimal-leading-zero);
  }
`;

/** Side by side on a wide screen: marks, titles and texts stand on shared lines. */
const across = css`
  @media screen and (min-width: 62rem) {
    &:not([data-down]) {
      grid-auto-flow: column;
      grid-auto-columns: 1fr;
      grid-template-rows: auto auto 1fr;

      > li {
        grid-template: subgrid / 1fr;
        grid-row: span 3;
        align-items: start;
        row-gap: var(--space-2xs);
      }
    }
    /* More than six have no room in a row. */
    &:not([data-down]):has(> :nth-of-type(7)) {
      grid: none / repeat(4, 1fr);

      > :nth-of-type(-n + 4) {
        padding-bottom: var(--space-lg);
      }
    }
  }
  @media print {
    break-inside: avoid;
    &:has(> :nth-of-type(7)) {
      grid: repeat(4, auto) / auto-flow 1fr;
    }
  }
`;

/** Along a line with a dot for each: down a narrow screen, across a wide one. */
const LineRoot = styledRoot('ol', 'steps-line')`
  ${shared}
  ${across}
  > li {
    position: relative;
    margin-left: var(--space-2xs);
    padding-bottom: var(--space-md);
    padding-left: var(--space-md);
    border-left: 1.5px solid var(--ink);
  }
  > li:last-of-type {
    padding-bottom: 0;
    border-color: #0000;
  }
  > li::before {
    content: '';
    position: absolute;
    inset: var(--space-3xs) auto auto 0;
    width: 0.9rem;
    height: 0.9rem;
    border: 2px solid var(--ink);
    border-radius: 50%;
    background: var(--paper);
    translate: calc(-50% - 0.75px);
  }
  > li:first-of-type::before {
    background: var(--marker);
  }
  /* Marks are of different widths: at the right, they leave all titles at one edge. Large text has no room beside them. */
  @media (width >= 18rem) and (width < 40rem) {
    > li {
      grid-template-columns: 1fr auto;
    }
    .steps-mark {
      grid-area: 1 / 2;
    }
  }
  @media (min-width: 40rem) {
    &[data-down] > li {
      grid-template-columns: 9rem 1fr;
    }
    &[data-down] > li > :last-child {
      grid-column: 2;
    }
  }
  @media screen and (min-width: 62rem) {
    &:not([data-down]) > li {
      margin: 0;
      padding: var(--space-md) var(--space-md) 0 0;
      border: 0;
      border-top: 1.5px solid var(--ink);
    }
    &:not([data-down]) > li::before {
      top: 0;
      translate: 0 calc(-50% - 0.75px);
    }
  }
`;

/** A ticket torn along dashed lines, on a night panel. */
const TicketRoot = styledRoot('ol', 'steps-ticket')`
  ${shared}
  ${across}
  border-radius: var(--radius-card);
  background: var(--night-raised);

  > li {
    padding: var(--space-sm);
  }
  > li + li {
    border: 0 dashed var(--night-line-strong);
    border-top-width: 2px;
  }
  @media screen and (min-width: 62rem) {
    > li {
      padding: var(--space-lg) var(--space-md);
    }
    > li + li {
      border-width: 0 0 0 2px;
    }
  }
`;

/** A root for each look. */
export const stepsRoots = { line: LineRoot, ticket: TicketRoot };
