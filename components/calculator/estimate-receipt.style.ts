import { css } from '@/components/ui/styled-root';

/** The receipt of an estimate, in the calculator and in the teaser. */
export const receiptStyle = css`
  .receipt-title {
    padding: 0;
  }
  .receipt-title h2 {
    font: 700 1.15rem/1.2 var(--font-display);
  }
  .receipt-title span,
  .receipt p.receipt-row {
    white-space: nowrap;
  }
  /* On a narrow receipt the percentage goes below the sum. */
  .receipt p.receipt-row {
    flex-wrap: wrap;
  }
  .totals {
    font-size: 1rem;
  }
  .kept {
    margin: 0.5rem 0 0.6rem;
    font: 700 clamp(2.3rem, 1.6rem + 1.8vw, 2.9rem) / 1 var(--font-display);
    letter-spacing: -0.04em;
    font-variant-numeric: tabular-nums;
  }
  /* The count stands over the value, which is hidden meanwhile (counted-money.tsx). */
  .counted.counted {
    display: inline-grid;
  }
  .counted > * {
    grid-area: 1 / 1;
  }
  .counted > [inert] + span {
    opacity: 0;
  }
  dd .counted {
    justify-items: end;
  }
  .receipt mark {
    padding: 0.2rem 0.5rem;
    margin: 0;
    border-radius: 0.3rem;
    background: var(--marker);
    white-space: nowrap;
  }
  .receipt .move {
    margin-top: 0.4rem;
    color: var(--ink-soft);
    font-size: 0.82rem;
  }
  .receipt .button {
    display: flex;
    font-family: var(--font-text);
    font-size: 1.0625rem;
  }
  .quote p,
  .receipt .blank {
    font: 400 1rem/1.5 var(--font-text);
    color: var(--ink-soft);
  }
  .quote .quote-title {
    margin-bottom: 0.4rem;
    font: 700 var(--text-xl) / 1.2 var(--font-display);
    color: var(--ink);
  }

  @media (forced-colors: active) {
    .receipt mark {
      background: Mark;
    }
  }
`;
