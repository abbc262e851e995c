import { addToBillStyle } from '@/components/bill/add-to-bill.style';
import { css } from '@/components/ui/styled-root';

/** Shared by both layouts of the plans. A plan has four parts: name with description, price, rows, buttons. */
export const plansStyle = css`
  padding-block: var(--section-space-open);
  ${addToBillStyle}

  .choose {
    display: grid;
    gap: 0.6rem;
  }
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
    .amount {
      font-size: 1.7rem;
    }
    :is(.about, .setup, dl) {
      font-size: 0.75rem;
    }
  }
`;
