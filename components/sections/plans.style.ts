import { css } from '@/components/ui/styled-root';

/** Shared by both layouts of the plans. */
export const plansStyle = css`
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
