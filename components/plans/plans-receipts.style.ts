import { styledRoot } from '@/components/ui/styled-root';
import { alignedStyle, plansStyle, rowsStyle } from './plans.style';

/** Receipts side by side; the popular one is dark. */
export const ReceiptsRoot = styledRoot('section', 'plans-receipts')`
  ${plansStyle}
  ${rowsStyle}
  .plans {
    display: grid;
    gap: 1.5rem 1.2rem;
    --columns: var(--count);
  }
  .plan {
    min-width: 0;
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
    flex-direction: column-reverse;
    align-items: start;
  }
  .price {
    margin: 1.1rem 0 0.3rem;
  }
  [data-panel='night'] .amount {
    color: var(--accent);
  }
  dl {
    margin-block: 1.2rem 1.3rem;
  }
  .choose {
    margin-top: auto;
  }

  @media (min-width: 40rem), print {
    .plans {
      grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
      row-gap: 0;
    }
    .plan {
      margin-bottom: 1.5rem;
    }
    @supports (grid-template-rows: subgrid) {
      ${alignedStyle}
    }
  }
  @media screen and (min-width: 40rem) and (max-width: 75.999rem) {
    .plans[data-count='4'] {
      --columns: 2;
    }
    .plans[data-count='3'] .button {
      padding-inline: 0.5rem;
    }
  }
  @media screen and (min-width: 76rem) {
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
  @media (min-width: 40rem) and (max-width: 75.999rem), print {
    .price {
      flex-direction: column;
    }
  }
  @media print {
    .plans {
      column-gap: 0.6rem;
      break-inside: avoid;
    }
    /* Four narrow receipts have each value below its label. */
    .plans[data-count='4'] :is(dl > div, dd) {
      display: block;
      text-align: left;
    }
    .receipt {
      padding: 1.2rem 0.9rem;
      border: 1px solid;
    }
  }
`;
