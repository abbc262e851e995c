import { addToBillStyle } from '@/components/bill/add-to-bill.style';
import { css, styledRoot } from '@/components/ui/styled-root';

/** Shared by the two looks. A plan has up to five parts: name with description, price, rows, own list, buttons. */
export const plansStyle = css`
  ${addToBillStyle}

  .choose {
    display: grid;
    gap: var(--space-2xs);
  }
  /* Beside each other where both fit. */
  @media (width < 40rem) {
    .choose {
      display: flex;
      flex-wrap: wrap;
    }
    .choose > .button {
      flex: 1 1 auto;
      padding-inline: var(--space-2xs);
      font-size: var(--text-sm);
    }
  }
  .name,
  .price {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--space-3xs) var(--space-2xs);
  }
  .badge {
    padding: var(--space-3xs) var(--space-2xs);
    border-radius: 0.35rem;
    background: var(--marker);
    color: var(--ink);
    font: 500 var(--text-xs) / var(--leading-snug) var(--font-mono);
  }
  .amount {
    font: 700 var(--text-3xl) / var(--leading-tight) var(--font-display);
    letter-spacing: -0.045em;
  }
  :is(.setup, .about, dt) {
    color: var(--ink-soft);
  }
  .about {
    margin-top: var(--space-2xs);
  }
  .receipt {
    font: 400 var(--text-md) / var(--leading-snug) var(--font-text);
  }
  :is(.setup, .price) {
    font: 500 var(--text-xs) / var(--leading-snug) var(--font-mono);
  }
  .note {
    margin-top: var(--space-lg);
    max-width: 46rem;
    color: var(--ink-soft);
  }

  @media print {
    .amount {
      font-size: var(--text-xl);
    }
    :is(.about, .setup, dl, .also) {
      font-size: var(--text-xs);
    }
  }
`;

/** Receipts side by side, whose parts and rows begin at the same height; the popular one is dark. */
export const ReceiptsRoot = styledRoot('section', 'plans-receipts')`
  ${plansStyle}
  .plans {
    display: grid;
    gap: var(--space-sm);
    --columns: 4;
  }
  .plans[data-count='3'] {
    --columns: 3;
  }
  .plan {
    min-width: 0;
  }
  .receipt {
    display: grid;
    gap: var(--space-sm);
    padding: var(--space-md) var(--space-sm) var(--space-lg);
  }
  [data-panel='night'] .amount {
    color: var(--accent);
  }
  small {
    display: block;
  }
  dl {
    display: grid;
    border-top: 1.5px dashed var(--dash);
    font-size: var(--text-sm);
  }
  dl > div {
    padding-block: var(--space-2xs);
  }
  dd {
    font: 700 var(--text-md) / var(--leading-snug) var(--font-display);
  }
  .also h4 {
    font: 600 var(--text-md) / var(--leading-snug) var(--font-text);
  }
  .also :is(li, p) {
    display: flex;
    gap: var(--space-2xs);
    align-items: start;
    margin-top: var(--space-3xs);
  }
  .also svg {
    flex: none;
    color: var(--accent);
  }

  /* On a phone the price stands beside the name, and values side by side, each below its label. */
  @media screen and (width < 40rem) {
    .receipt {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    .receipt > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
    /* With large text it stands below. */
    @media (width < 18rem) {
      .receipt > * {
        grid-column: 1 / -1;
      }
    }
    .price {
      flex-direction: column;
      align-items: end;
    }
    .setup {
      text-align: right;
    }
    .price + .setup {
      max-width: 8rem;
    }
    dl {
      grid-template-columns: repeat(auto-fit, minmax(5.2rem, auto));
      column-gap: var(--space-xs);
    }
    dd {
      font-size: var(--text-sm);
    }
    dl .setup {
      text-align: left;
    }
    /* The longest of the rows of a server or of support. */
    .plans[data-count='3'] dl > div:nth-of-type(4) {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 40rem), print {
    .plans {
      grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
      gap: 0 var(--space-sm);
    }
    .plan {
      margin-bottom: var(--space-md);
    }
    .plan,
    .receipt,
    dl {
      display: grid;
      grid-template-rows: subgrid;
      /* The most rows of a group's list, 9 (content/schema/plan.ts), and the other parts of a plan. */
      grid-row: span 14;
    }
    .receipt {
      row-gap: 0;
    }
    dl {
      grid-row: span 9;
      margin-block: var(--space-sm);
    }
    dl > div {
      display: flex;
      justify-content: space-between;
      align-items: baseline;
      gap: var(--space-xs);
      border-bottom: 1.5px dashed var(--dash);
    }
    dt {
      flex: none;
    }
    dd {
      text-align: right;
    }
    .name {
      flex-direction: column-reverse;
    }
    .price {
      flex-direction: column;
      margin-top: var(--space-sm);
    }
    .also {
      margin-bottom: var(--space-md);
    }
    :not(dl) + .also {
      margin-top: var(--space-sm);
    }
    .choose {
      align-self: end;
    }
  }
  @media screen and (min-width: 40rem) {
    /* The badge stands above its name, in the padding, so that names and prices align. */
    .plans:has(.badge) .receipt {
      position: relative;
      padding-top: var(--space-xl);
    }
    .badge {
      position: absolute;
      top: var(--space-sm);
    }
  }
  @media screen and (width >= 40rem) and (width < 76rem) {
    .plans[data-count='4'] {
      --columns: 2;
    }
    .plans[data-count='3'] .button {
      padding-inline: var(--space-2xs);
    }
  }
  @media screen and (min-width: 76rem) {
    .receipt {
      padding-inline: var(--space-md);
    }
  }
  @media print {
    .plans {
      break-inside: avoid;
    }
    /* Four narrow receipts have each value below its label. */
    .plans[data-count='4'] :is(dl > div, dd) {
      display: block;
      text-align: left;
    }
    .receipt {
      padding: var(--space-sm);
      border: 1px solid;
    }
  }
`;
