import { css } from '@/components/ui/styled-root';

/** A plus, made of gradients: an icon in each button would be longer. */
const plusStyle = css`
  content: '';
  display: inline-block;
  background:
    linear-gradient(currentcolor, currentcolor) 50% / 100% 2px no-repeat,
    linear-gradient(currentcolor, currentcolor) 50% / 2px 100% no-repeat;
`;

/** AddToBill, not yet on the bill (bill-marks.css). The second label keeps the width of the longer one: nothing moves. */
export const addToBillStyle = css`
  .add {
    display: inline-grid;
    border-style: dashed;
  }
  .add span {
    grid-area: 1 / 1;
  }
  .add span::before {
    ${plusStyle}
    width: 0.8em;
    height: 0.8em;
    margin-right: var(--space-2xs);
  }
  .add span:nth-child(2) {
    visibility: hidden;
  }
`;

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
    color: var(--ink);
  }
  .button.add span:nth-child(2) {
    display: none;
  }
  .add span:first-child::before {
    ${plusStyle}
    width: 0.9rem;
    height: 0.9rem;
  }
  @media (forced-colors: active) {
    .add span:first-child::before {
      forced-color-adjust: none;
      color: CanvasText;
    }
  }
  .button.add[data-on-bill] span:first-child::before {
    width: 0.4rem;
    margin: 0 0 var(--space-3xs);
  }
`;
