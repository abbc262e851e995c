import { css, styledRoot } from '@/components/ui/styled-root';
import { plansStyle } from './plans.style';

/** Receipts side by side; the popular one is dark and a step higher. */
export const ReceiptsRoot = styledRoot(
  'section',
  'plans-receipts',
  css`
    ${plansStyle}
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
      /* With four in a row, a large price must not wrap where a small one does not. */
      .plans:not([data-count='3']) .amount {
        font-size: 2.6rem;
      }
      /* By the height of its badge, so that names and prices align. */
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
      .receipt,
      .receipt[data-panel='night'] {
        padding: 1.2rem 0.9rem;
        background: none;
        color: #000;
        -webkit-mask: none;
        mask: none;
        border: 1px solid;
      }
      .receipt[data-panel='night'] :is(.amount, .about, .setup) {
        color: #000;
      }
    }
  `,
);
