import { css } from '@/components/ui/styled-root';

export const totalBarStyle = css`
  .total-bar {
    position: sticky;
    z-index: 5;
    bottom: var(--dock-height);
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2xs);
    padding: var(--space-xs) var(--page-margin) max(var(--space-xs), env(safe-area-inset-bottom, 0px));
    background: var(--night);
    border-top: 1px solid var(--night-line-strong);
    color: var(--night-text);
  }
  .total-bar p {
    flex: 1;
    @media (width < 18rem) {
      flex-basis: 100%;
    }
  }
  .total-bar span {
    display: block;
    /* One line for each text: others rest on it (--total-height). */
    font: 500 var(--text-xs) / var(--leading-snug) var(--font-mono);
    color: var(--night-soft);
  }
  .total-bar strong,
  .total-bar strong span {
    font: 700 var(--text-xl) / var(--leading-snug) var(--font-display);
    letter-spacing: -0.03em;
    font-variant-numeric: tabular-nums;
    color: var(--marker);
  }
  .total-bar .button {
    /* With large letters its label wraps before the button goes below the total. */
    flex: 1 1 min-content;
    max-width: max-content;
    min-height: 2.9rem;
    padding-inline: var(--space-sm);
  }
`;
