import { css, styledRoot } from '@/components/ui/styled-root';
import { nameInMargin } from '@/content/section-names';

/** Shared by both layouts of the plans. */
const shared = css`
  padding-block: var(--section-space-open);

  .badge {
    flex: none;
    padding: 0.3rem 0.6rem;
    border-radius: 0.35rem;
    background: var(--marker);
    color: var(--ink);
    font: 500 0.8rem/1.2 var(--font-mono);
  }
  .amount {
    font: 700 clamp(2.5rem, 2rem + 1.4vw, 3.2rem) / 1 var(--font-display);
    letter-spacing: -0.045em;
  }
  :is(.setup, .about) {
    color: var(--ink-soft);
  }
  .setup {
    font: 500 var(--size-figure) / 1.4 var(--font-mono);
  }
  .note {
    margin-top: 2rem;
    max-width: 46rem;
    color: var(--ink-soft);
  }

  @media print {
    .button {
      display: none;
    }
  }
`;

/** Receipts side by side; the popular one is dark and a step higher. */
export const ReceiptsRoot = styledRoot('section', 'plans-receipts')`
  ${nameInMargin('plans')}
  ${shared}
  .plans {
    display: grid;
    gap: 1.5rem 1.2rem;
    @media (min-width: 40rem) {
      grid-template-columns: 1fr 1fr;
    }
  }
  .plan {
    min-width: 0;
    filter: var(--shadow);
  }
  .receipt {
    display: flex;
    flex-direction: column;
    height: 100%;
    padding: 1.8rem 1.5rem 2.5rem;
  }
  [data-panel='night'] {
    --dash: var(--night-line-strong);
  }
  .name {
    display: flex;
    flex-direction: column-reverse;
    align-items: start;
    gap: 0.6rem;
  }
  .price {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.2rem 0.6rem;
    margin: 1.1rem 0 0.3rem;
  }
  [data-panel='night'] .amount {
    color: var(--accent);
  }
  .about {
    margin-top: 0.7rem;
    font: 400 1rem/1.5 var(--font-text);
  }
  .features {
    margin: 1.2rem 0 1.8rem;
    border-top: 1.5px dashed var(--dash);
  }
  .features li {
    padding: 0.65rem 0;
    border-bottom: 1.5px dashed var(--dash);
    line-height: 1.4;
  }
  .button {
    margin-top: auto;
    font-family: var(--font-text);
    font-size: 1.0625rem;
  }

  .plans[data-count='3'] {
    --count: 3;
  }
  @media (min-width: 40rem) and (max-width: 63.999rem) {
    .plans[data-count='3'] .plan:last-of-type {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 64rem) {
    .plans {
      grid-template-columns: repeat(var(--count, 4), 1fr);
    }
    /* With four in a row, a large price must not wrap where a small one does not. */
    .plans:not([data-count='3']) .amount {
      font-size: 2.6rem;
    }
    /* The popular receipt rises by the height of its badge, so that names and prices align. */
    .plans:has([data-panel='night']) {
      padding-top: 1.6rem;
    }
    .plan:has([data-panel='night']) {
      margin-top: -2.16rem;
    }
  }
  @media (min-width: 64rem) and (max-width: 75.999rem) {
    .plans:not([data-count='3']) .price {
      flex-direction: column;
      min-height: 4.1rem;
    }
  }
  @media print {
    .plans {
      grid-template-columns: repeat(var(--count, 4), 1fr);
      gap: 0.6rem;
      break-inside: avoid;
    }
    .plans[data-count='3'] .plan:last-of-type {
      grid-column: auto;
    }
    .plan {
      filter: none;
    }
    .amount {
      font-size: 1.9rem;
    }
    .receipt {
      padding: 1.2rem 0.9rem;
      -webkit-mask: none;
      mask: none;
      border: 1px solid;
    }
  }
`;

/** One long receipt, a row for each plan; the popular row is marked. */
export const RowsRoot = styledRoot('section', 'plans-rows')`
  ${nameInMargin('plans')}
  ${shared}
  .sheet {
    filter: var(--shadow);
  }
  .receipt {
    padding: 0.6rem clamp(1.1rem, 3vw, 2.5rem) 2rem;
    font: 400 1rem/1.5 var(--font-text);
  }
  .plan {
    display: grid;
    gap: 0.9rem 2.5rem;
    padding-block: 1.7rem;
    @media (min-width: 40rem) {
      grid-template-columns: 1fr 1fr;
    }
    @media (min-width: 64rem) {
      /* Each row is its own grid: the price column is wide enough for 'Custom', so that all rows align. */
      grid-template-columns: 1.2fr minmax(10.5rem, 0.8fr) 1fr auto;
      align-items: start;
    }
  }
  .plan:not(:last-of-type) {
    border-bottom: 1.5px dashed var(--dash);
  }
  .name {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.4rem 0.8rem;
  }
  .about {
    margin-top: 0.4rem;
  }
  .price {
    display: grid;
    gap: 0.3rem;
    font: 500 var(--size-figure) / 1.3 var(--font-mono);
  }
  .features {
    font: 500 var(--size-figure) / 1.4 var(--font-mono);
  }
  .features li {
    padding: 0.2rem 0 0.2rem 1.3rem;
    text-indent: -1.3rem;
  }
  .features li::before {
    content: '+';
    display: inline-block;
    width: 1.3rem;
    text-indent: 0;
    color: var(--accent);
  }
  .button {
    place-self: start;
    @media (min-width: 64rem) {
      min-width: 11.5rem;
    }
  }

  @media print {
    .sheet {
      filter: none;
      break-inside: avoid;
    }
    .receipt {
      -webkit-mask: none;
      mask: none;
    }
  }
`;
