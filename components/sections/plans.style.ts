import { css } from 'styled-components';
import { styledRoot } from '@/components/ui/styled-root';

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

/** Receipts side by side; the popular one stands on night and a step higher. */
export const ReceiptsRoot = styledRoot(
  'section',
  'plans-receipts',
  css`
    ${shared}
    .plans {
      display: grid;
      gap: 1.5rem 1.2rem;
      align-items: stretch;
    }
    .plan {
      min-width: 0;
      filter: var(--shadow);
    }
    .receipt {
      --dashes: var(--dash);
      display: flex;
      flex-direction: column;
      height: 100%;
      padding: 1.8rem 1.5rem 2.5rem;
    }
    .receipt[data-panel='night'] {
      --dashes: var(--night-line-strong);
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
      color: var(--marker);
    }
    .setup {
      color: var(--ink-soft);
    }
    .about {
      margin-top: 0.7rem;
      font: 400 1rem/1.5 var(--font-text);
      color: var(--ink-soft);
    }
    [data-panel='night'] :is(.about, .setup) {
      color: var(--night-soft);
    }
    .features {
      margin: 1.2rem 0 1.8rem;
      border-top: 1.5px dashed var(--dashes);
    }
    .features li {
      padding: 0.65rem 0;
      border-bottom: 1.5px dashed var(--dashes);
      line-height: 1.4;
    }
    .button {
      margin-top: auto;
      font-family: var(--font-text);
      font-size: 1.0625rem;
    }

    @media (min-width: 40rem) {
      .plans {
        grid-template-columns: 1fr 1fr;
      }
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
      /* Four to a row leave room for one line of figures: a large price must not break where a small one does not. */
      .plans:not([data-count='3']) .amount {
        font-size: 2.6rem;
      }
      /* By as much as its badge is high, so that names and prices stand in line. */
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
      .receipt,
      .receipt[data-panel='night'] {
        padding: 1.2rem 0.9rem;
      }
      .amount {
        font-size: 1.9rem;
      }
      .receipt,
      .receipt[data-panel='night'] {
        background: none;
        color: #000;
        mask: none;
        border: 1px solid;
      }
      .receipt[data-panel='night'] :is(.amount, .about, .setup) {
        color: #000;
      }
    }
  `,
);

/** One long receipt, a line for each plan; the popular line is marked. */
export const RowsRoot = styledRoot(
  'section',
  'plans-rows',
  css`
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
      border-bottom: 1.5px dashed var(--dash);
    }
    .plan:last-of-type {
      border-bottom: 0;
    }
    .name {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0.4rem 0.8rem;
    }
    .about {
      margin-top: 0.4rem;
      color: var(--ink-soft);
    }
    .price {
      display: grid;
      gap: 0.3rem;
      font: 500 var(--size-figure) / 1.3 var(--font-mono);
    }
    .setup {
      color: var(--ink-soft);
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
      color: var(--green);
    }
    .button {
      place-self: start;
    }

    @media (min-width: 40rem) {
      .plan {
        grid-template-columns: 1fr 1fr;
      }
    }
    @media (min-width: 64rem) {
      .plan {
        grid-template-columns: 1.2fr 0.8fr 1fr auto;
        align-items: start;
      }
      .button {
        min-width: 11.5rem;
      }
    }
    @media print {
      .sheet {
        filter: none;
        break-inside: avoid;
      }
      .receipt {
        mask: none;
      }
    }
  `,
);
