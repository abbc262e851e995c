import { css, styledRoot } from '@/components/ui/styled-root';
import { plansStyle } from './plans.style';

/** One long receipt, a row for each plan; the popular row is marked. */
export const RowsRoot = styledRoot(
  'section',
  'plans-rows',
  css`
    ${plansStyle}
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
      color: var(--accent);
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
        /* Each row is its own grid: the price column is wide enough for 'Custom', so that all rows align. */
        grid-template-columns: 1.2fr minmax(10.5rem, 0.8fr) 1fr auto;
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
        -webkit-mask: none;
        mask: none;
      }
    }
  `,
);
