import { css, styledRoot } from '@/components/ui/styled-root';
import { nameInMargin } from '@/content/section-names';

/** Shared by both layouts of the plans. A plan has four parts: name with description, price, rows, button. */
const shared = css`
  padding-block: var(--section-space-open);

  .plans {
    --count: 4;
  }
  .plans[data-count='3'] {
    --count: 3;
  }
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
  :is(.setup, .about, dt, [data-open]) {
    color: var(--ink-soft);
  }
  .about {
    margin-top: 0.5rem;
    font: 400 1rem/1.5 var(--font-text);
  }
  .setup {
    font: 500 var(--size-figure) / 1.4 var(--font-mono);
  }
  dl {
    border-top: 1.5px dashed var(--dash);
    font: 500 var(--size-figure) / 1.4 var(--font-mono);
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    place-content: start space-between;
    gap: 0 1rem;
    padding-block: 0.55rem;
    border-bottom: 1.5px dashed var(--dash);
  }
  dd {
    margin-left: auto;
    text-align: right;
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
    .receipt {
      -webkit-mask: none;
      mask: none;
    }
    .amount {
      font-size: 1.7rem;
    }
    :is(.about, .setup, dl) {
      font-size: 0.75rem;
    }
  }
`;

/** Receipts side by side; the popular one is dark. */
export const ReceiptsRoot = styledRoot('section', 'plans-receipts')`
  ${nameInMargin('plans')}
  ${shared}
  .plans {
    display: grid;
    gap: 1.5rem 1.2rem;
    --columns: var(--count);
  }
  .plan {
    min-width: 0;
    filter: var(--shadow);
  }
  .receipt {
    display: flex;
    flex-direction: column;
    height: 100%;
    padding: 1.8rem clamp(1rem, 1.7vw, 1.5rem) 2.5rem;
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
  dl {
    margin: 1.2rem 0 1.8rem;
  }
  .button {
    margin-top: auto;
    font-family: var(--font-text);
    font-size: 1.0625rem;
  }

  @media (min-width: 45rem), print {
    .plans {
      grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
      row-gap: 0;
    }
    .plan {
      margin-bottom: 1.5rem;
    }
    /* Every part and row begins at the same height in all receipts of a line. Rows that a group does not have stay empty. */
    @supports (grid-template-rows: subgrid) {
      .plan,
      .receipt,
      dl {
        display: grid;
        grid-template-rows: subgrid;
        grid-row: span 12;
      }
      dl {
        grid-row: span 9;
      }
    }
  }
  @media screen and (min-width: 45rem) and (max-width: 63.999rem) {
    .plans[data-count='4'] {
      --columns: 2;
    }
    .plans[data-count='3'] .button {
      padding-inline: 0.5rem;
    }
  }
  @media (min-width: 64rem) {
    /* With four in a row, a large price must not wrap where a small one does not. */
    .plans[data-count='4'] .amount {
      font-size: 2.6rem;
    }
    /* The badge stands above its name, in the padding, so that names and prices align. */
    .plans:has(.badge) .receipt {
      position: relative;
      padding-top: 3.3rem;
    }
    .badge {
      position: absolute;
      top: 1.1rem;
    }
  }
  @media (min-width: 45rem) and (max-width: 75.999rem) {
    .price {
      flex-direction: column;
    }
  }
  /* Four narrow receipts have each value below its label. */
  @media (min-width: 64rem) and (max-width: 75.999rem), print {
    .plans[data-count='4'] dd {
      width: 100%;
      text-align: left;
    }
  }
  @media print {
    .plans {
      column-gap: 0.6rem;
      break-inside: avoid;
    }
    .plan {
      filter: none;
    }
    .receipt {
      padding: 1.2rem 0.9rem;
      border: 1px solid;
    }
  }
`;

/** One sheet: a plan below the other, and on wide screens a column for each plan with the labels of the rows at the left. */
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
  }
  .name {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.4rem 0.8rem;
  }
  .price {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.3rem 0.6rem;
    font: 500 var(--size-figure) / 1.3 var(--font-mono);
  }
  .button {
    place-self: end start;
  }

  @media screen and (max-width: 67.999rem) {
    .plan:not(:last-of-type) {
      border-bottom: 1.5px solid var(--ink);
    }
  }
  @media screen and (min-width: 45rem) and (max-width: 67.999rem) {
    .plan {
      grid-template: auto auto 1fr / 1fr 1.2fr;
    }
    dl {
      grid-area: 1 / 2 / span 3;
    }
  }
  @media (min-width: 68rem), print {
    .plans {
      --labels: 8.5rem;
      display: grid;
      grid-template-columns: repeat(var(--count), minmax(0, 1fr));
      padding-left: calc(clamp(1.1rem, 3vw, 2.5rem) + var(--labels));
    }
    .plan {
      position: relative;
      gap: 0;
    }
    .plan > :not(dl) {
      margin-right: 1.5rem;
    }
    /* Above its name, in the padding, so that names and descriptions align. */
    .badge {
      position: absolute;
      top: -0.2rem;
    }
    .price {
      flex-direction: column;
      margin-top: 1rem;
    }
    dl {
      margin-block: 1.2rem 1.6rem;
    }
    dl > div {
      padding-right: 1rem;
    }
    dd {
      margin-left: 0;
      text-align: left;
    }
    /* Where rows align, the first plan has the labels of all. */
    @supports (grid-template-rows: subgrid) {
      .plan,
      dl {
        display: grid;
        grid-template-rows: subgrid;
        grid-row: span 12;
      }
      dl {
        grid-row: span 9;
      }
      dt {
        position: absolute;
        clip-path: inset(50%);
      }
      .plan:first-of-type {
        dl {
          margin-left: calc(-1 * var(--labels));
        }
        dl > div {
          padding-left: var(--labels);
        }
        dt {
          left: calc(-1 * var(--labels));
          clip-path: none;
        }
      }
    }
  }
  @media print {
    .plans {
      --labels: 5.5rem;
    }
    .sheet {
      filter: none;
      break-inside: avoid;
    }
  }
`;
