import { css } from '@/components/ui/styled-root';

export const receiptStyle = css`
  .receipt-title {
    padding: 0;
  }
  .receipt-title h2 {
    font: 700 var(--text-lg) / var(--leading-snug) var(--font-display);
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
    font-size: var(--text-sm);
  }
  .kept {
    margin: var(--space-2xs) 0 var(--space-2xs);
    font: 700 var(--text-3xl) / var(--leading-tight) var(--font-display);
    letter-spacing: -0.04em;
    font-variant-numeric: tabular-nums;
  }
  /* The count stands over the value, which is hidden meanwhile (counted-money.client.tsx). */
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
    padding: var(--space-3xs) var(--space-2xs);
    border-radius: 0.3rem;
    background: var(--marker);
  }
  .receipt .move {
    margin-top: var(--space-2xs);
    color: var(--ink-soft);
  }
  .receipt .button {
    display: flex;
    font-family: var(--font-text);
    font-size: var(--text-md);
  }
  .quote p,
  .receipt .blank {
    font: 400 var(--text-sm) / var(--leading-snug) var(--font-text);
    color: var(--ink-soft);
  }
  .quote .quote-title {
    margin-bottom: var(--space-2xs);
    font: 700 var(--text-xl) / var(--leading-snug) var(--font-display);
    color: var(--ink);
  }

  @media (forced-colors: active) {
    .receipt mark {
      background: Mark;
    }
  }
`;
