import { styledRoot } from '@/components/ui/styled-root';

/** The lines of the bill, and beside them, or below, its sums. */
export const Root = styledRoot('section', 'one-bill')`
  padding-block: var(--section-space-open) var(--section-space);

  .paper {
    container-type: inline-size;
    padding: var(--space-md) var(--space-sm);
    background: var(--sheet);
    box-shadow: var(--shadow-raised);
    font: 500 var(--text-xs) / var(--leading-snug) var(--font-mono);
  }
  dl div {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: var(--space-3xs) var(--space-sm);
    padding-block: var(--space-2xs);
    border-bottom: 1px solid var(--line);
  }
  .head {
    margin-bottom: var(--space-xs);
  }

  li {
    display: grid;
    grid-template-columns: 1.5em minmax(0, 1fr) auto minmax(3.7em, auto);
    gap: 0 var(--space-2xs);
    align-items: baseline;
    padding-block: var(--space-2xs);
    border-bottom: 1px solid var(--line);
  }
  li > :is(:nth-child(3), :nth-child(4)),
  dd {
    text-align: right;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  li > :first-child,
  small,
  [data-fate='keep'] {
    color: var(--ink-soft);
  }
  small {
    display: block;
    font-size: var(--text-xs);
  }
  li p {
    grid-column: 2 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--space-sm);
    margin-top: var(--space-3xs);
    font: 500 var(--text-sm) / var(--leading-snug) var(--font-text);
  }
  strong {
    color: var(--red);
    font: 700 var(--text-md) / var(--leading-snug) var(--font-display);
  }
  li a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-3xs);
    min-height: var(--space-md);
  }

  ol {
    margin-block: var(--space-md);
    border-top: 1.5px solid var(--ink);
  }
  .sums,
  .moving {
    display: flex;
    flex-direction: column;
    gap: var(--space-sm);
  }
  dl .off {
    padding-top: var(--space-sm);
    border: 0;
    font-weight: 600;
  }
  .off mark {
    display: block;
    padding: var(--space-3xs) var(--space-2xs);
    background: linear-gradient(var(--marker) 0 0);
    font: 700 var(--text-3xl) / var(--leading-tight) var(--font-display);
    letter-spacing: -0.03em;
  }
  .paper > div > p {
    color: var(--ink-soft);
    font: 400 var(--text-sm) / var(--leading-snug) var(--font-text);
  }
  /* Images rather than colors, which the print styles of the site take away. */
  .sums > .bar {
    display: flex;
    overflow-wrap: normal;
    background: linear-gradient(var(--night) 0 0);
    color: var(--night-text);
    font: 500 var(--text-xs) / var(--leading-snug) var(--font-mono);
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;
  }
  .bar span {
    padding: var(--space-xs);
  }
  .bar > :first-child {
    flex: none;
    width: var(--share);
    min-width: min-content;
    background: linear-gradient(var(--marker) 0 0);
    color: var(--ink);
  }
  .actions {
    font-size: var(--text-md);
    font-family: var(--font-text);
  }

  /* On a narrow phone, or with large text, the amounts of a line stand below its name. */
  @container (width < 16rem) {
    li {
      grid-template-columns: 1.5em minmax(0, 1fr) auto;
    }
    li > :nth-child(2) {
      grid-column: 2 / -1;
    }
    li > :nth-child(3) {
      grid-column: 1 / 3;
    }
  }
  @container (width < 13rem) {
    dl div {
      flex-wrap: wrap;
    }
    dd {
      margin-left: auto;
    }
    .sums > .bar,
    .bar span {
      display: block;
    }
  }
  @media screen and (min-width: 40rem) {
    .paper {
      padding: var(--space-lg);
      font-size: var(--text-sm);
    }
    li {
      grid-template-columns: 1.8em minmax(0, 1fr) auto minmax(4.4em, auto);
      column-gap: var(--space-sm);
    }
    small {
      display: inline;
      white-space: nowrap;
    }
    li p {
      margin: 0;
    }
    .sums > .bar {
      font-size: var(--text-sm);
    }
  }
  /* Beside each other: in a wide window, and on a sheet of paper, where the whole bill has to fit. */
  @media screen and (min-width: 62rem), print {
    .paper {
      display: grid;
      grid-template: auto auto 1fr / minmax(0, 1.35fr) minmax(0, 1fr);
      column-gap: var(--space-lg);
      container-type: normal;
    }
    .head {
      grid-area: 1 / 2;
    }
    ol {
      grid-area: 1 / 1 / 4;
      margin: 0;
      border: 0;
    }
    .sums,
    .moving {
      grid-column: 2;
    }
    .moving {
      align-self: end;
      padding-top: var(--space-sm);
    }
  }
  @media screen and (min-width: 76rem) {
    .paper {
      column-gap: var(--space-xl);
    }
  }
  @media print, (forced-colors: active) {
    .paper,
    .sums > .bar {
      border: 1px solid;
      box-shadow: none;
    }
    .sums > .bar {
      background: none;
    }
  }
  @media (forced-colors: active) {
    .off mark,
    .bar > :first-child {
      forced-color-adjust: none;
      background: Mark;
      color: MarkText;
    }
  }
  @media print {
    .paper {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      break-inside: avoid;
    }
    li {
      padding-block: var(--space-3xs);
    }
    .off mark {
      font-size: var(--text-2xl);
    }
    li a {
      display: none;
    }
  }
`;
