import { css } from '@/components/ui/styled-root';

/** The plus of AddToBill alone, in a square as wide as a finger. Its words are still read out. */
export const compactAddStyle = css`
  .button.add {
    min-height: 2.75rem;
    padding: 0;
    border-radius: 0.6rem;
    font-size: 0;
  }
  .button.add:not([data-on-bill]) {
    border: 1.5px dashed var(--line-strong);
    background: none;
    color: var(--accent);
  }
  .button.add:hover {
    border-color: var(--ink);
  }
  .button.add[data-on-bill]:hover {
    background: var(--marker);
  }
  .button.add span:nth-child(2) {
    display: none;
  }
  .add span:first-child::before,
  .legend::before {
    content: '';
    display: inline-block;
    width: 0.9rem;
    height: 0.9rem;
    background:
      linear-gradient(currentcolor, currentcolor) 50% / 100% 2px no-repeat,
      linear-gradient(currentcolor, currentcolor) 50% / 2px 100% no-repeat;
  }
  @media (forced-colors: active) {
    .add span:first-child::before,
    .legend::before {
      forced-color-adjust: none;
      color: CanvasText;
    }
  }
  .legend::before {
    margin-right: 0.6rem;
    vertical-align: -0.1em;
  }
  .button.add[data-on-bill] span:first-child::before {
    width: 0.4rem;
    margin: 0 0 0.2rem;
  }
`;
